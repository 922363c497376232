import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { GatewayError, isGatewayError } from './gateway-error';
import { createIntents, type Intent, type Intents } from './intents';
import { messages } from './messages';
import { outcomeOf } from './outcome';

type Keeper = { readonly storage: BrowserStorage; readonly now: () => number };

/**
 * Sends a money call with the key of its intent, and keeps the key until the outcome is known. Without a network it
 * sends nothing, which says nothing of an earlier try.
 */
export async function underKey<T>(
  { storage, now }: Keeper,
  intent: Intent,
  post: (key: string) => Promise<T>,
): Promise<T> {
  const intents = createIntents(storage, now);
  refuseOffline(intents.tries, intent.call, now());
  const { onTheWay, answered, notify } = intents.tries;
  const { key, isNew } = intents.keyOf(intent);
  onTheWay.add(key);
  notify();
  try {
    const value = await post(key);
    answered.add(key);
    intents.settle(key);
    return value;
  } catch (error) {
    // If this try was refused unread, that says nothing of an earlier try that got no answer.
    const isEarlierTryOpen = !isNew && isRefusedUnread(error);
    if (outcomeOf(error) !== 'open' && !isEarlierTryOpen) intents.settle(key, 'refused');
    else intents.markLost(key);
    throw isEarlierTryOpen && isGatewayError(error)
      ? new GatewayError({ ...error, message: error.message, isEarlierTryOpen: true })
      : error;
  } finally {
    onTheWay.delete(key);
    notify();
  }
}

/** A tap from 1 s to 15 s after a refusal is sent all the same. An earlier one belongs to a double tap. */
const insistsAfterMs = 1000;
const insistsUntilMs = 15_000;

/** Browsers say at times that there is no network where there is one, so a player who taps again is believed. */
function refuseOffline(tries: Intents['tries'], call: string, now: number): void {
  if (globalThis.navigator?.onLine !== false) return;
  const sinceRefusal = now - tries.offlineAt;
  if (sinceRefusal >= insistsAfterMs && sinceRefusal <= insistsUntilMs) return;
  tries.offlineAt = now;
  throw new GatewayError({ code: 'offline', call, message: messages.offline(call) });
}

/**
 * Whether a request was refused before the platform read it. That says nothing of an earlier try of the same intent,
 * which may have been done.
 */
export function isRefusedUnread(error: unknown): boolean {
  if (outcomeOf(error) === 'session') return true;
  return isGatewayError(error) && (unreadCodes.test(error.code) || frontStatuses.has(error.status));
}

/**
 * Nothing was sent, the function is off, or the visitor is shut out or asks too often. The status of such an answer
 * does not matter.
 */
const unreadCodes = /^(not\.sent|function\.not\.available|access\.denied|TOO_MANY_REQUESTS?|merchant\.refused)$/;
/** Statuses of a server in front of the platform, such as ours: closed to this visitor, or with too much to do. */
const frontStatuses: ReadonlySet<number> = new Set([403, 405, 408, 413, 429, 451, 503]);
