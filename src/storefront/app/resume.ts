import type { Action } from '@/engine/live';
import type { ActionOrigin } from '@/storefront/renderer/storefront-context';

/** What a guest wanted when a session was asked for. */
export type Wish = { readonly actions: readonly Action[]; readonly origin: ActionOrigin };

/** Pages on the way to a session: a wish is kept while a guest is on them. */
const signInPages = new Set(['login', 'register', 'forget', 'trail']);

export function isSignInPage(page: string): boolean {
  return signInPages.has(page);
}

/** Remembers one wish until it is taken. */
export function createWishes() {
  let wish: Wish | undefined;
  return {
    keep: (next: Wish) => {
      wish = next;
    },
    drop: () => {
      wish = undefined;
    },
    take: (): Wish | undefined => {
      const taken = wish;
      wish = undefined;
      return taken;
    },
  };
}
