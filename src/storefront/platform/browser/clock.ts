import type { Clock } from '@/storefront/contract/clock';

/** A clock that answers of the platform set. */
export type PlatformClock = Clock & {
  /** Called as a call is sent; what it gives is told the `Date` of the answer, null where there is none. */
  readonly ask: () => (date: string | null) => void;
};

/** `Date` tells whole seconds. */
const second = 1000;

/**
 * The phone's own clock (epoch ms), set by the `Date` of answers. Each says between which bounds the phone is off;
 * together they narrow them. A phone that may be right is not corrected; one that was set meanwhile contradicts the
 * bounds, which begin anew.
 */
export function createClock(phone: () => number): PlatformClock {
  const listeners = new Set<() => void>();
  let [offset, isSet] = [0, false];
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return {
    now: () => phone() + offset,
    at: (moment) => moment + offset,
    isSet: () => isSet,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: () => {
      const sentAt = phone();
      return (date) => {
        const [at, before] = [Date.parse(date ?? ''), offset];
        // No bound where there is no date.
        const [least, most] = [at - phone(), at + second - sentAt];
        if (least <= most) {
          const agrees = least <= high && low <= most;
          [low, high] = agrees ? [Math.max(low, least), Math.min(high, most)] : [least, most];
          offset = low <= 0 && high >= 0 ? 0 : Math.round((low + high) / 2);
        }
        if (isSet && offset === before) return;
        isSet = true;
        for (const listener of [...listeners]) listener();
      };
    },
  };
}
