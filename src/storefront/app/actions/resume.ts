import type { Action } from '@/engine/live';
import type { ActionOrigin } from '@/storefront/contract/runtime';
import type { StorageArea } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf, parseJson } from '@/storefront/platform/browser/json';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** What a guest wanted when a session was asked for. */
export type Wish = {
  readonly actions: readonly Action[];
  readonly origin: ActionOrigin;
  /** Path and query where it was wanted. */
  readonly from: string;
  /** Whose session had just ended; only that player's return takes it up. */
  readonly account: string | undefined;
};

/** Pages on the way to a session: a wish is kept while a guest is on them. */
const signInPages = new Set(['login', 'register', 'forget', 'trail']);

/** Milliseconds that a wish is kept: who signs in later has forgotten what was tapped. */
const longest = 15 * 60_000;

export function isSignInPage(page: string): boolean {
  return signInPages.has(page);
}

type Options = { readonly storage: StorageArea; readonly now: () => number };

export type Wishes = ReturnType<typeof createWishes>;

/** Remembers one wish until it is taken, in this tab: signing in may lead through a reload or another site. */
export function createWishes({ storage, now }: Options) {
  let own = storage.get(storageKeys.wish);
  /** Signing out clears the tab's storage, and with it what was wanted before. */
  const isKept = () => own !== undefined && storage.get(storageKeys.wish) === own;
  const drop = () => {
    if (isKept()) storage.set(storageKeys.wish, undefined);
    own = undefined;
  };
  return {
    keep: (wish: Wish) => {
      own = JSON.stringify({ ...wish, at: now() });
      storage.set(storageKeys.wish, own);
    },
    drop,
    /** The wish of a player who has signed in, once; none that is another's or too old. */
    take: (account: string | undefined): Wish | undefined => {
      const wish = isKept() ? readWish(own, now()) : undefined;
      drop();
      return wish?.account === undefined || wish.account === account ? wish : undefined;
    },
  };
}

function readWish(raw: string | undefined, now: number): Wish | undefined {
  const { actions, origin, from, account, at } = fieldsOf(parseJson(raw));
  if (!Array.isArray(actions) || !actions.every(isAction) || typeof from !== 'string') return undefined;
  if (typeof at !== 'number' || at > now || now - at > longest) return undefined;
  return { actions, origin: originOf(origin), from, account: typeof account === 'string' ? account : undefined };
}

function originOf(value: unknown): ActionOrigin {
  const { payload, dialog } = fieldsOf(value);
  return { payload, dialog: typeof dialog === 'string' ? dialog : undefined };
}

/** What this document wrote itself; an action that is none does nothing. */
function isAction(value: unknown): value is Action {
  return typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string';
}
