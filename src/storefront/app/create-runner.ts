import type { Action } from '@/engine/live';
import type { ActionOrigin } from '@/storefront/renderer/storefront-context';
import { safePath } from '@/storefront/ui/safe-address';
import { type ActionHandlers, handleAction } from './action-handlers';
import type { Boot } from './boot';
import type { DialogStore } from './dialog-store';
import { matchRoute, pathOf } from './match-route';
import type { NavigatorBridge } from './navigator-bridge';
import { createWishes, isSignInPage } from './resume';

type Options = {
  readonly boot: Boot;
  readonly handlers: ActionHandlers;
  readonly dialogs: DialogStore;
  readonly navigator: NavigatorBridge;
  readonly isSignedIn: () => boolean;
  /** The password has to be changed before anything else. */
  readonly mustChange?: () => boolean;
};

export type Runner = {
  readonly run: (actions: readonly Action[], origin: ActionOrigin) => void;
  /** Called when another tab has signed in: closes the way to a session and does what was wanted. */
  readonly resume: () => void;
  /** A visitor closed a dialog: a guest has given up what was wanted. */
  readonly dismiss: (key: number) => void;
};

/**
 * Runs actions in order. One that needs a session opens the login dialog for a guest; it and those after it run once there is one. After
 * signing in, the first action that would leave the login goes where the guest had wanted to. A dialog that closes ends its list: what
 * follows `closeDialog` is for the same page shown by its address.
 */
export function createRunner({ boot, handlers, dialogs, navigator, isSignedIn, mustChange }: Options): Runner {
  const wishes = createWishes();
  const needsSession = (action: Action) => {
    if (action.need === 'session') return true;
    const target = action.do === 'navigate' ? boot.routes.find(({ page }) => page === action.to) : undefined;
    return target?.access?.need === 'session';
  };
  const run = (actions: readonly Action[], origin: ActionOrigin) => {
    for (const [index, action] of actions.entries()) {
      if (!isSignedIn() && needsSession(action)) {
        wishes.keep({ actions: actions.slice(index), origin });
        openLogin(boot, dialogs, navigator);
        return;
      }
      const isFree = isSignedIn() && mustChange?.() !== true;
      if (isFree && leaves(action) && takeUp()) return;
      if (!isSignedIn() && forgets(action, origin)) wishes.drop();
      const stays = action.do === 'closeDialog' && dialogs.current().length > 0;
      handleAction(handlers, action, origin);
      if (stays) return;
    }
  };
  const takeUp = (): boolean => {
    const wish = wishes.take();
    const back = safePath(new URL(navigator.place(), 'https://this.invalid').searchParams.get('back'));
    if (wish === undefined && back === undefined) return false;
    dialogs.closeAll();
    if (wish !== undefined) run(wish.actions, wish.origin);
    else if (back !== undefined) navigator.go(back, { replace: true });
    return true;
  };
  const resume = () => {
    const isOpen = dialogs.current().some((dialog) => dialog.kind === 'page' && isSignInPage(dialog.page));
    if (takeUp()) return;
    if (isOpen) dialogs.closeAll();
    // The way to a session is a page here: nothing of it is left to do.
    else if (isAt('login') || isAt('register')) navigator.go(pathOf(boot.routes, 'home') ?? '/', { replace: true });
  };
  const isAt = (page: string) => matchRoute(boot.routes, navigator.place().split('?')[0] ?? '')?.page === page;
  const dismiss = (key: number) => {
    if (!isSignedIn()) wishes.drop();
    dialogs.close(key);
  };
  return { run, resume, dismiss };
}

/** The login as a dialog; where the merchant has no such page to show, its address. */
function openLogin(boot: Boot, dialogs: DialogStore, navigator: NavigatorBridge): void {
  const isKnown = boot.routes.some(({ page }) => page === 'login');
  if (isKnown) dialogs.open('login');
  else navigator.go(pathOf(boot.routes, 'home') ?? '/');
}

/** Leads away from where the session was asked for. */
function leaves(action: Action): boolean {
  return action.do === 'navigate' || action.do === 'back' || action.do === 'closeDialog';
}

/** A guest who goes elsewhere, or closes the dialog, has given the wish up. */
function forgets(action: Action, { dialog }: ActionOrigin): boolean {
  if (action.do === 'navigate') return !isSignInPage(action.to);
  return dialog !== undefined && (action.do === 'back' || action.do === 'closeDialog');
}
