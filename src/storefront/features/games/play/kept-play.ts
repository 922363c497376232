import { browserStorageOf, type StorageArea } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf, parseJson } from '@/storefront/platform/browser/json';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** Totals of a visit. */
export type Played = {
  readonly seconds: number;
  /** Net result in units of the currency; undefined until the balance is known. */
  readonly net: number | undefined;
  /** Number of answered reality checks. */
  readonly answered: number;
};

export const none: Played = { seconds: 0, net: 0, answered: 0 };

/** Milliseconds without a game after which a new visit begins. */
const longestBreak = 4 * 3_600_000;
let area: StorageArea | undefined;

/**
 * Keeps a visit's totals over several games and reloads, since phones with little memory reload pages. `now` in epoch
 * milliseconds.
 */
export function keepPlayed(session: string, played: Played, now: number): void {
  storage().set(storageKeys.played, JSON.stringify({ ...played, session, at: now }));
}

/** The totals of this session that this tab has kept. */
export function recallPlayed(session: string, now: number): Played {
  const kept = fieldsOf(parseJson(storage().get(storageKeys.played)));
  const [seconds, net, answered, at] = ['seconds', 'net', 'answered', 'at'].map((name) => Number(kept[name]));
  if (kept.session !== session || seconds === undefined || net === undefined || answered === undefined) return none;
  const isOver = !(Math.abs(now - (at ?? 0)) < longestBreak);
  return isOver || ![seconds, net, answered].every(Number.isFinite) ? none : { seconds, net, answered };
}

function storage(): StorageArea {
  area ??= browserStorageOf(window).session;
  return area;
}
