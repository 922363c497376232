import type { Action } from '@/engine/live';
import type { Boot } from '@/storefront/contract/boot';
import { isSignInPage, pathOfRole, routeOf } from '@/storefront/contract/page-roles';
import type { ActionOrigin } from '@/storefront/contract/runtime';
import { safePath } from '@/storefront/ui/safe/safe-address';
import { matchRoute } from '../navigation/match-route';
import type { NavigatorBridge, StepOptions } from '../navigation/navigator-bridge';
import type { DialogStore } from '../page/dialog-store';
import { type ActionHandlers, handleAction } from './action-handlers';
import { asksOnPage } from './asks-on-page';
import type { PendingActions } from './pending-actions';
import { backIn } from './way-back';

type Options = {
  readonly boot: Boot;
  readonly handlers: ActionHandlers;
  readonly dialogs: DialogStore;
  readonly navigator: NavigatorBridge;
  readonly pending: PendingActions;
  /** The user name of the session; undefined for a guest. */
  readonly account: () => string | undefined;
  /** The user name whose session the gateway has ended in this document. */
  readonly endedAccount?: () => string | undefined;
  /** Whether the password has to be changed first. */
  readonly mustChange?: () => boolean;
  /** Whether the session is a trial: such a player may still log in. */
  readonly isTrial?: () => boolean;
};

export type Runner = {
  readonly run: (actions: readonly Action[], origin: ActionOrigin) => void;
  /** Called after another tab has signed in: closes the sign-in pages and runs the pending action. */
  readonly resume: () => void;
  /** Called when the address is another page's. A guest who left the sign-in pages loses the pending action. */
  readonly arrive: (page: string) => void;
  /** Called when a visitor closes a dialog. A guest then loses the pending action. */
  readonly dismiss: (key: number) => void;
};

/**
 * Runs actions in order. At an action that needs a session a guest is asked to log in, in a sheet or on the page. That
 * action and those after it run once there is a session, on the page where they were tapped. An action that closes a
 * dialog ends its list: what follows `closeDialog` is for the same page shown by its address.
 */
export function createRunner(options: Options): Runner {
  const {
    boot,
    handlers,
    dialogs,
    navigator,
    pending: pendingActions,
    account,
    endedAccount,
    mustChange,
    isTrial,
  } = options;
  const isSignedIn = () => account() !== undefined;
  const isSignIn = (page: string) => isSignInPage(boot.routes, page);
  const needsSession = (action: Action) => {
    if (action.need === 'session') return true;
    const target = action.do === 'navigate' ? boot.routes.find(({ page }) => page === action.to) : undefined;
    return target?.need === 'session';
  };
  const run = (actions: readonly Action[], origin: ActionOrigin) => {
    for (const [index, action] of actions.entries()) {
      if (!isSignedIn() && needsSession(action)) {
        const from = placeOfTap();
        pendingActions.keep({ actions: actions.slice(index), origin, from, account: endedAccount?.() });
        askForLogin(action, from, options);
        return;
      }
      if (hasWantedSession() && leavesPage(action) && runPending()) return;
      if (!isSignedIn() && dropsPendingAction(action, origin)) pendingActions.drop();
      const endsList = action.do === 'closeDialog' && dialogs.current().length > 0;
      handleAction(handlers, action, origin);
      if (endsList) return;
    }
  };
  /** Whether the session is there that the player logged in for. The trial that they came with does not count. */
  const hasWantedSession = () =>
    isSignedIn() && mustChange?.() !== true && !(isTrial?.() && account() === lastArrival.account);
  const runPending = (): boolean => {
    const pendingAction = pendingActions.take(account());
    const back = placeBefore();
    if (pendingAction === undefined && back === undefined) return false;
    dialogs.closeAll();
    if (pendingAction !== undefined) {
      const from = safePath(pendingAction.from);
      if (from !== undefined && from !== navigator.place()) navigator.go(from, returnOptions);
      run(pendingAction.actions, pendingAction.origin);
    } else if (back !== undefined) navigator.go(back, returnOptions);
    return true;
  };
  const resume = () => {
    const isSignInOpen = dialogs.current().some((dialog) => dialog.kind === 'page' && isSignIn(dialog.page));
    if (runPending()) return;
    if (isSignInOpen) dialogs.closeAll();
    // The login is a page here, with nothing left to do on it.
    else if (isSignIn(pageNow())) navigator.go(pathOfRole(boot.routes, 'home'), { replace: true });
  };
  /** The place that the login leads back to. */
  const placeBefore = () => backIn(navigator.place());
  /** The place of a tap. If the login page is on its way already, that is the page before it. */
  const placeOfTap = () =>
    (pageNow() === routeOf(boot.routes, 'login')?.page ? placeBefore() : undefined) ?? navigator.place();
  const pageNow = () => matchRoute(boot.routes, navigator.place().split('?')[0] ?? '')?.page ?? '';
  /** A guest who goes elsewhere, closes the dialog, or comes to the login anew gives the pending action up. */
  const dropsPendingAction = (action: Action, { dialog }: ActionOrigin) => {
    if (action.do === 'navigate') return !isSignIn(action.to) || (dialog === undefined && !isSignIn(pageNow()));
    return dialog !== undefined && (action.do === 'back' || action.do === 'closeDialog');
  };
  const lastArrival: { page: string; account: string | undefined } = { page: '', account: undefined };
  const arrive = (page: string) => {
    if (lastArrival.page !== page && !isSignedIn() && !isSignIn(page)) pendingActions.drop();
    lastArrival.page = page;
    lastArrival.account = account();
  };
  const dismiss = (key: number) => {
    if (!isSignedIn()) pendingActions.drop();
    dialogs.close(key);
  };
  return { run, resume, arrive, dismiss };
}

/** Replaces the sign-in page in the history. */
const returnOptions: StepOptions = { replace: true, isReturn: true };

/** Asks for the login in a sheet, or on its page where `asksOnPage` says so. Without such a page it goes home. */
function askForLogin(action: Action, from: string, { boot, dialogs, navigator }: Options): void {
  const login = routeOf(boot.routes, 'login');
  const path = login?.paths[0];
  if (login !== undefined && (path === undefined || !asksOnPage(action, boot))) {
    dialogs.open(login.page);
    return;
  }
  dialogs.closeAll();
  const back = `?back=${encodeURIComponent(from)}`;
  const replace = action.do === 'navigate' && action.replace === true;
  navigator.go(path === undefined ? pathOfRole(boot.routes, 'home') : path + back, { replace });
}

/** Whether an action leads away from the page that asked for the session. */
function leavesPage(action: Action): boolean {
  return action.do === 'navigate' || action.do === 'back' || action.do === 'closeDialog';
}
