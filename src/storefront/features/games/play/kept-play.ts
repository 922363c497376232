import { tryParseJson } from '@/engine/live';
import { browserStorageOf, type StorageArea } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** Totals of a visit. */
export type PlayTotals = {
  readonly seconds: number;
  /** Net result in units of the currency; undefined until the balance is known. */
  readonly net: number | undefined;
  /** Number of answered reality checks. */
  readonly answered: number;
};

export const noPlay: PlayTotals = { seconds: 0, net: 0, answered: 0 };

/** Milliseconds without a game after which a new visit begins. */
const longestBreak = 4 * 3_600_000;
let sessionArea: StorageArea | undefined;

/**
 * Keeps a visit's totals over several games and reloads, since phones with little memory reload pages. `now` in epoch
 * milliseconds.
 */
export function keepPlayed(session: string, totals: PlayTotals, now: number): void {
  storage().set(storageKeys.played, JSON.stringify({ ...totals, session, at: now }));
}

/** The totals of this session that this tab has kept. */
export function recallPlayed(session: string, now: number): PlayTotals {
  const stored = fieldsOf(tryParseJson(storage().get(storageKeys.played)));
  const [seconds, net, answered, at] = ['seconds', 'net', 'answered', 'at'].map((name) => Number(stored[name]));
  if (stored.session !== session || seconds === undefined || net === undefined || answered === undefined) return noPlay;
  const isTooOld = !(Math.abs(now - (at ?? 0)) < longestBreak);
  return isTooOld || ![seconds, net, answered].every(Number.isFinite) ? noPlay : { seconds, net, answered };
}

function storage(): StorageArea {
  sessionArea ??= browserStorageOf(window).session;
  return sessionArea;
}
