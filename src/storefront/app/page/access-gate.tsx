import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { type Access, livePage, type ResolvedPage } from '@/engine/live';
import { useDialog } from '@/storefront/contract/hooks';
import { isSignInPage, roleOf, routeOf } from '@/storefront/contract/page-roles';
import { useText } from '@/storefront/platform/languages/use-text';
import { afterSteps } from '@/storefront/ui/overlays/layers';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { backIn } from '../actions/way-back';
import { useApp } from '../app-runtime';
import { isPasswordDue, passwordPaths } from './password-first';

type Props = { readonly page: ResolvedPage; readonly children: ReactNode };

/** Shows a page to visitors who may see it, a skeleton while the facts load, and redirects everybody else. */
export function AccessGate({ page, children }: Props) {
  return page.access === undefined ? children : <Gate page={page}>{children}</Gate>;
}

/** What the engine says of a page, and that a password has to be changed first. */
type Verdict = Access | { readonly verdict: 'password' };

/** The page that shows instead, where none is named. */
const roleInstead = { login: 'login', closed: 'home', password: 'password' } as const;
const loginFirst = { t: 'error.session' };
const passwordFirst: Verdict = { verdict: 'password' };

/**
 * Sends a guest to the login, and a member who must change the password to that page; both come back afterwards. A
 * visitor who may not see the page goes to the page that config names. If the session ended on the page, the login
 * leads back to it, wherever config sends guests.
 */
function Gate({ page, children }: Props) {
  const { facts, boot, navigator, words } = useApp();
  const dialog = useDialog();
  const text = useText();
  const { access: own } = livePage(page);
  /** The page, once the visitor's own facts have opened it. The server's rendering for a guest does not count. */
  const seen = useRef<ResolvedPage>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => facts.subscribe([...own.paths, ...passwordPaths], listener),
    [facts, own],
  );
  const ofGuest = () => own.judge(facts.server);
  const judge = useCallback((): Verdict => {
    const current = facts.current();
    const needsSession = page.access?.need === 'session' && roleOf(boot.routes, page.page) !== 'password';
    if (needsSession && isPasswordDue(boot, current)) return passwordFirst;
    const verdict = own.judge(current);
    // Whoever signs in on a page is led on by its form, and by the runner where another tab has signed in.
    const isKept = verdict.verdict === 'closed' && seen.current === page && isSignInPage(boot.routes, page.page);
    return isKept ? own.judge(facts.server) : verdict;
  }, [facts, boot, page, own]);
  const access = useSyncExternalStore(subscribe, judge, ofGuest);
  useEffect(() => {
    if (access.verdict === 'open' && judge() === access) seen.current = page;
    if (access.verdict === 'open' || access.verdict === 'wait') return;
    const from = navigator.place();
    const isClosed = access.verdict === 'closed';
    const hasEnded = access.verdict === 'login' && seen.current === page;
    const named = 'to' in access && !hasEnded ? access.to : undefined;
    const to = boot.routes.find(({ page }) => page === named) ?? routeOf(boot.routes, roleInstead[access.verdict]);
    const isToLogin = to?.role === 'login';
    // The login says by itself what is missing.
    const isUntold = access.verdict === 'login' && !isToLogin;
    const refused = isClosed ? access.refused : isUntold ? loginFirst : undefined;
    // Whoever was sent to log in and has meanwhile goes back to where that was asked for.
    const path = (isClosed ? backIn(from) : undefined) ?? to?.paths[0] ?? '/';
    const back = isToLogin || access.verdict === 'password' ? `?back=${encodeURIComponent(from)}` : '';
    // Signing out goes home by itself, in the same turn.
    let isOver = false;
    const leadAway = () => {
      if (isOver || navigator.place() !== from) return;
      if (refused !== undefined) toast({ kind: 'fail', text: words(refused), duration: durations.short });
      // The page below the dialog stays, and closing the dialog returns to it.
      dialog?.close();
      navigator.go(path + back, { replace: dialog === undefined });
    };
    const timer = setTimeout(() => afterSteps(leadAway), 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [access, judge, page, boot, navigator, words, dialog]);
  return access.verdict === 'open' ? children : <Skeleton kind="card" label={text('widget.loading')} />;
}
