import type { SessionStore } from '@/storefront/contract/session';

/** The password of the current login, kept in memory for the life of the document. Never stored. */
export type KeptPassword = {
  readonly keep: (password: string) => void;
  readonly current: () => string | undefined;
};

const passwordBySession = new WeakMap<SessionStore, { readonly token: string; readonly password: string }>();

/** The kept password belongs to one token, so that another session on this device cannot read it. */
export function keptPasswordOf(session: SessionStore): KeptPassword {
  return {
    keep: (password) => {
      const token = session.current()?.token;
      if (token !== undefined) passwordBySession.set(session, { token, password });
    },
    current: () => {
      const entry = passwordBySession.get(session);
      return entry !== undefined && entry.token === session.current()?.token ? entry.password : undefined;
    },
  };
}
