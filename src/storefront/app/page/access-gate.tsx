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
  return page.access === undefined ? children : <CheckedPage page={page}>{children}</CheckedPage>;
}

/** The engine's verdict about a page, or that the password has to be changed first. */
type Verdict = Access | { readonly verdict: 'password' };

/** Role of the page that shows instead, where config names none. */
const fallbackRoles = { login: 'login', closed: 'home', password: 'password' } as const;
const loginMessage = { t: 'error.session' };
const passwordVerdict: Verdict = { verdict: 'password' };

/**
 * Sends a guest to the login, unless config names another page for guests, and a member who must change the password to
 * that page. Login and password page lead back here. A visitor whom the page's condition refuses goes to the page that
 * config names. If the session ended on the page, the login leads back to it, wherever config sends guests.
 */
function CheckedPage({ page, children }: Props) {
  const { facts, boot, navigator, words } = useApp();
  const dialog = useDialog();
  const text = useText();
  const { access: pageAccess } = livePage(page);
  /** The page, once the visitor's own facts have opened it. The server's rendering for a guest does not count. */
  const openedPage = useRef<ResolvedPage>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => facts.subscribe([...pageAccess.paths, ...passwordPaths], listener),
    [facts, pageAccess],
  );
  const judgeForGuest = () => pageAccess.judge(facts.server);
  const judge = useCallback((): Verdict => {
    const current = facts.current();
    const needsSession = page.access?.need === 'session' && roleOf(boot.routes, page.page) !== 'password';
    if (needsSession && isPasswordDue(boot, current)) return passwordVerdict;
    const verdict = pageAccess.judge(current);
    // A sign-in page stays open after a login: its form leads on or, after a login in another tab, the runner does.
    const staysOpen =
      verdict.verdict === 'closed' && openedPage.current === page && isSignInPage(boot.routes, page.page);
    return staysOpen ? pageAccess.judge(facts.server) : verdict;
  }, [facts, boot, page, pageAccess]);
  const access = useSyncExternalStore(subscribe, judge, judgeForGuest);
  useEffect(() => {
    if (access.verdict === 'open' && judge() === access) openedPage.current = page;
    if (access.verdict === 'open' || access.verdict === 'wait') return;
    const place = navigator.place();
    const isClosed = access.verdict === 'closed';
    const hasSessionEnded = access.verdict === 'login' && openedPage.current === page;
    const targetPage = 'to' in access && !hasSessionEnded ? access.to : undefined;
    const target =
      boot.routes.find((route) => route.page === targetPage) ?? routeOf(boot.routes, fallbackRoles[access.verdict]);
    const isToLogin = target?.role === 'login';
    // The login page says by itself why it shows.
    const needsMessage = access.verdict === 'login' && !isToLogin;
    const message = isClosed ? access.refused : needsMessage ? loginMessage : undefined;
    // A visitor who was sent to log in, and has by now, goes back to the page that asked for it.
    const path = (isClosed ? backIn(place) : undefined) ?? target?.paths[0] ?? '/';
    const back = isToLogin || access.verdict === 'password' ? `?back=${encodeURIComponent(place)}` : '';
    // Signing out also leads home, in the same turn: then this step is cancelled.
    let isCancelled = false;
    const leadAway = () => {
      if (isCancelled || navigator.place() !== place) return;
      if (message !== undefined) toast({ kind: 'fail', text: words(message), duration: durations.long });
      // The page below the dialog stays, and closing the dialog returns to it.
      dialog?.close();
      navigator.go(path + back, { replace: dialog === undefined });
    };
    const timer = setTimeout(() => afterSteps(leadAway), 0);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [access, judge, page, boot, navigator, words, dialog]);
  return access.verdict === 'open' ? children : <Skeleton kind="card" label={text('widget.loading')} />;
}
