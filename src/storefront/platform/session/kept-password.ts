import type { SessionStore } from '@/storefront/contract/session';

/** The password that a session was opened with, for as long as the document lives. Never written anywhere. */
export type KeptPassword = {
  readonly keep: (password: string) => void;
  readonly current: () => string | undefined;
};

const kept = new WeakMap<SessionStore, { readonly token: string; readonly password: string }>();

/** Belongs to one token: another session on this device does not see it. */
export function keptPasswordOf(session: SessionStore): KeptPassword {
  return {
    keep: (password) => {
      const token = session.current()?.token;
      if (token !== undefined) kept.set(session, { token, password });
    },
    current: () => {
      const own = kept.get(session);
      return own !== undefined && own.token === session.current()?.token ? own.password : undefined;
    },
  };
}
