import type { Scope } from '../gateway';

/** Key of a public answer: the same for every visitor of a merchant and language. */
export function publicKey(
  { merchant, language }: Scope,
  call: string,
  ...args: readonly unknown[]
): readonly unknown[] {
  return [merchant, language, call, ...args];
}

/** Key of a member's answer: two sessions never share one. */
export function memberKey(
  { merchant, language, session }: Scope,
  call: string,
  ...args: readonly unknown[]
): readonly unknown[] {
  return [merchant, language, call, ...args, { session }];
}

/** The call that a key belongs to. */
export function callOfKey(key: readonly unknown[]): string {
  return String(key[2]);
}

/** The session that a key belongs to; undefined for a public answer. */
export function sessionOfKey(key: readonly unknown[]): string | undefined {
  const last = key.at(-1);
  return typeof last === 'object' && last !== null && 'session' in last ? String(last.session) : undefined;
}
