import type { ZoneClock } from '@/storefront/server';

const minuteMs = 60_000;
/** Milliseconds between two samples: shorter than the time between any two clock changes, so that none is missed. */
const sampleMs = 10 * 86_400_000;

const clocks = new Map<string, ZoneClock>();

/** Years back for which clock changes are listed: the platform keeps no older records. */
const yearsBack = 10;

/**
 * The offsets of an IANA zone from UTC, from ten years ago until the end of next year. Each begins with the minute at
 * which clocks change. An unknown zone counts as UTC.
 */
export function zoneClock(timeZone: string, now: number): ZoneClock {
  const year = new Date(now).getUTCFullYear();
  const key = `${timeZone} ${year}`;
  const clock = clocks.get(key) ?? readClock(timeZone, Date.UTC(year - yearsBack, 0), Date.UTC(year + 2, 0));
  clocks.set(key, clock);
  return clock;
}

function readClock(timeZone: string, from: number, until: number): ZoneClock {
  const offsetAt = offsetsOf(timeZone);
  const clock: [number, number][] = [[from, offsetAt(from)]];
  for (let at = from; at < until; at += sampleMs) {
    const next = offsetAt(at + sampleMs);
    if (next !== clock.at(-1)?.[1]) clock.push([changeBetween(at, at + sampleMs, offsetAt), next]);
  }
  return clock;
}

/** The minute between `from` and `until` at which the offset changes. */
function changeBetween(from: number, until: number, offsetAt: (at: number) => number): number {
  if (until - from <= minuteMs) return until;
  const half = from + Math.floor((until - from) / minuteMs / 2) * minuteMs;
  return offsetAt(half) === offsetAt(until)
    ? changeBetween(from, half, offsetAt)
    : changeBetween(half, until, offsetAt);
}

/** Minutes that a zone's clocks are ahead of UTC at a moment. */
function offsetsOf(timeZone: string): (at: number) => number {
  const format = dateFormatOf(timeZone);
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const { year = 1970, month = 1, day = 1, hour = 0, minute: minutes = 0 } = parts;
    return Math.round((Date.UTC(year, month - 1, day, hour, minutes) - at) / minuteMs);
  };
}

function dateFormatOf(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...parts, hourCycle: 'h23', timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...parts, hourCycle: 'h23', timeZone: 'UTC' });
  }
}
