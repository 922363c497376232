import type { Action } from '@/engine/live';
import { tryParseJson } from '@/engine/live';
import type { ActionOrigin } from '@/storefront/contract/runtime';
import type { StorageArea } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** A pending action: what a guest tapped before the session was asked for. */
export type PendingAction = {
  readonly actions: readonly Action[];
  readonly origin: ActionOrigin;
  /** Path and query of the page where it was tapped. */
  readonly from: string;
  /** User name of the session that had just ended. Only that player's login runs it. */
  readonly account: string | undefined;
};

/** A player who signs in later has forgotten the tap. */
const lifetimeMs = 15 * 60_000;

type Options = {
  readonly storage: StorageArea;
  readonly now: () => number;
  /** The visitor opened this document by its address. What was tapped in an earlier one is given up. */
  readonly isOpenedAnew?: boolean;
};

export type PendingActions = ReturnType<typeof createPendingActions>;

/** Keeps one pending action in this tab until it runs, since signing in may reload the page or lead to another site. */
export function createPendingActions({ storage, now, isOpenedAnew = false }: Options) {
  let storedText = storage.get(storageKeys.pendingAction);
  /** Signing out clears the tab's storage, and the pending action with it. */
  const isStored = () => storedText !== undefined && storage.get(storageKeys.pendingAction) === storedText;
  const drop = () => {
    if (isStored()) storage.set(storageKeys.pendingAction, undefined);
    storedText = undefined;
  };
  // On the way back from another service the tab still has its departure.
  if (isOpenedAnew && storage.get(storageKeys.departure) === undefined) drop();
  return {
    keep: (action: PendingAction) => {
      storedText = JSON.stringify({ ...action, at: now() });
      storage.set(storageKeys.pendingAction, storedText);
    },
    drop,
    /** Gives the pending action once after the login. Undefined if it is another player's or too old. */
    take: (account: string | undefined): PendingAction | undefined => {
      const pendingAction = isStored() ? readPendingAction(storedText, now()) : undefined;
      drop();
      return pendingAction?.account === undefined || pendingAction.account === account ? pendingAction : undefined;
    },
  };
}

function readPendingAction(raw: string | undefined, now: number): PendingAction | undefined {
  const { actions, origin, from, account, at } = fieldsOf(tryParseJson(raw));
  if (!Array.isArray(actions) || !actions.every(isAction) || typeof from !== 'string') return undefined;
  if (typeof at !== 'number' || at > now || now - at > lifetimeMs) return undefined;
  return { actions, origin: originOf(origin), from, account: typeof account === 'string' ? account : undefined };
}

function originOf(value: unknown): ActionOrigin {
  const { payload, dialog } = fieldsOf(value);
  return { payload, dialog: typeof dialog === 'string' ? dialog : undefined };
}

/** Our own code wrote it in this tab, so this check is enough. */
function isAction(value: unknown): value is Action {
  return typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string';
}
