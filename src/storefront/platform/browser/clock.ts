import type { Clock } from '@/storefront/contract/clock';

/** A clock that the platform's answers set. */
export type PlatformClock = Clock & {
  /** Call it when a call is sent. Give the returned function the `Date` of the answer, or null if it has none. */
  readonly ask: () => (date: string | null) => void;
};

/** `Date` has whole seconds. */
const secondMs = 1000;

/**
 * The phone's own clock (epoch ms), corrected by the `Date` of answers. Each answer bounds the phone's error, and
 * together they narrow it. A clock within the bounds is not corrected. A clock that was set meanwhile contradicts the
 * bounds, which then start anew.
 */
export function createClock(phoneNow: () => number): PlatformClock {
  const listeners = new Set<() => void>();
  let [offset, isSet] = [0, false];
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return {
    now: () => phoneNow() + offset,
    at: (moment) => moment + offset,
    isSet: () => isSet,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: () => {
      const sentAt = phoneNow();
      return (date) => {
        const [dateMs, earlierOffset] = [Date.parse(date ?? ''), offset];
        // Without a date there are no bounds.
        const [minOffset, maxOffset] = [dateMs - phoneNow(), dateMs + secondMs - sentAt];
        if (minOffset <= maxOffset) {
          const isConsistent = minOffset <= high && low <= maxOffset;
          [low, high] = isConsistent ? [Math.max(low, minOffset), Math.min(high, maxOffset)] : [minOffset, maxOffset];
          offset = low <= 0 && high >= 0 ? 0 : Math.round((low + high) / 2);
        }
        if (isSet && offset === earlierOffset) return;
        isSet = true;
        for (const listener of [...listeners]) listener();
      };
    },
  };
}
