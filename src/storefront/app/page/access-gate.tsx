import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type Access, livePage, type ResolvedPage } from '@/engine/live';
import { useDialog } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { afterSteps } from '@/storefront/ui/overlays/layers';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { backIn } from '../actions/way-back';
import { useApp } from '../app-runtime';
import { pathOf } from '../navigation/match-route';
import { isPasswordDue, passwordPage, passwordPaths } from './password-first';

type Props = { readonly page: ResolvedPage; readonly children: ReactNode };

/** Lets through who may see a page. The server lets through a guest; a visitor whose facts are loading sees its skeleton, and anybody else is led away. */
export function AccessGate({ page, children }: Props) {
  return page.access === undefined ? children : <Gate page={page}>{children}</Gate>;
}

/** What the engine says of a page, and that a password has to be changed first. */
type Verdict = Access | { readonly verdict: 'password'; readonly to: string };

const waiting: Verdict = { verdict: 'wait' };
const open: Verdict = { verdict: 'open' };
const guest = new Map([['session.present', false]]);
const loginFirst = { t: 'error.session' };
const passwordFirst: Verdict = { verdict: 'password', to: passwordPage };

function Gate({ page, children }: Props) {
  const { facts, boot } = useApp();
  const text = useText();
  const { access: own } = livePage(page);
  const needsSession = page.access?.need === 'session' && page.page !== passwordPage;
  const paths = useMemo(() => [...own.paths, ...passwordPaths], [own]);
  const subscribe = useCallback((listener: () => void) => facts.subscribe(paths, listener), [facts, paths]);
  const seen = useRef<ResolvedPage>(undefined);
  const judge = (): Verdict => {
    if (needsSession && isPasswordDue(boot, facts.current())) return passwordFirst;
    const verdict = own.judge(facts.current());
    // Whoever signs in on a page for guests is led on by its form.
    const isKept = verdict.verdict === 'closed' && page.access?.need === undefined && seen.current === page;
    return isKept ? open : verdict;
  };
  const access = useSyncExternalStore<Verdict>(subscribe, judge, () =>
    own.judge(guest).verdict === 'open' ? open : waiting,
  );
  // What the server let a guest see is open to this visitor only if their own facts say so.
  useEffect(() => {
    if (own.judge(facts.current()).verdict === 'open') seen.current = page;
  }, [own, facts, page]);
  useLeadAway(access, page, seen);
  return access.verdict === 'open' ? children : <Skeleton kind="card" label={text('widget.loading')} />;
}

/**
 * A guest goes to the login and comes back after it, and so does a member to the change of a password that comes first; one who may not see the
 * page goes to the page that config names. Whose session ended on the page wants it back, wherever config leads those who come as guests.
 */
function useLeadAway(access: Verdict, page: ResolvedPage, seen: RefObject<ResolvedPage | undefined>): void {
  const { boot, navigator, words } = useApp();
  const dialog = useDialog();
  useEffect(() => {
    if (access.verdict === 'open' || access.verdict === 'wait') return;
    const from = navigator.place();
    const to = access.verdict === 'login' && seen.current === page ? 'login' : access.to;
    // The login says by itself what is missing.
    const isUntold = access.verdict === 'login' && to !== 'login';
    const refused = access.verdict === 'closed' ? access.refused : isUntold ? loginFirst : undefined;
    // Whoever was sent to log in and has meanwhile goes back to where that was asked for.
    const path = (access.verdict === 'closed' ? backIn(from) : undefined) ?? pathOf(boot.routes, to) ?? '/';
    const back = to === 'login' || access.verdict === 'password' ? `?back=${encodeURIComponent(from)}` : '';
    // Signing out goes home by itself, in the same turn.
    let isOver = false;
    const leadAway = () => {
      if (isOver || navigator.place() !== from) return;
      if (refused !== undefined) toast({ kind: 'fail', text: words(refused), duration: durations.short });
      // The page below a dialog was left open: it is what one comes back to.
      dialog?.close();
      navigator.go(path + back, { replace: dialog === undefined });
    };
    const timer = setTimeout(() => afterSteps(leadAway), 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [access, page, seen, boot, navigator, words, dialog]);
}
