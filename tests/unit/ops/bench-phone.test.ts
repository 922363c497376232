import { describe, expect, it } from 'vitest';
import { inputDelay } from '@/ops/bench/phone/early-taps';
import { lateShare } from '@/ops/bench/phone/frames';
import { handList } from '@/ops/bench/phone/hand-page';
import { toPaints } from '@/ops/bench/phone/paints';
import { blockedBy } from '@/ops/bench/phone/work';
import { largestOf } from '@/ops/bench/visits';

/** Times of frames at 60 Hz, without those whose number is left out. */
const framesAt = (numbers: readonly number[]) => numbers.map((number) => 100 + (number * 1000) / 60);

describe('lateShare', () => {
  it.each([
    ['none where each frame came', [0, 1, 2, 3, 4], 0],
    ['one of four', [0, 1, 3, 4], 0.25],
    ['three of four', [0, 4], 0.75],
  ])('counts %s [GAM-05]', (_, numbers, share) => expect(lateShare(framesAt(numbers))).toBeCloseTo(share));

  it('takes frames that come a little late or early as drawn [GAM-05]', () => {
    expect(lateShare([100, 114, 134, 149, 167])).toBe(0);
  });

  it('knows nothing of a page that drew once or never [GAM-05]', () => {
    expect(lateShare([])).toBeNaN();
    expect(lateShare([100])).toBeNaN();
  });
});

describe('heldBack', () => {
  const event = (name: string, ph: string, local: string, ts: number, kind?: string) => ({
    ...{ name, ph, ts, pid: 7, id2: { local } },
    args: kind === undefined ? {} : { event_latency: { event_type: kind } },
  });
  const traceEvents = [
    event('EventLatency', 'b', '0x1', 1000, 'TOUCH_PRESSED'),
    event('GenerationToBrowserMain', 'e', '0x1', 90_000),
    event('EventLatency', 'b', '0x2', 51_000, 'TOUCH_RELEASED'),
    event('GenerationToBrowserMain', 'e', '0x2', 121_000),
    event('EventLatency', 'b', '0x3', 51_000, 'GESTURE_TAP'),
  ];

  it('is what a lifted finger waited in the browser, in milliseconds [APP-15]', () => {
    expect(inputDelay({ traceEvents })).toBe(70);
  });

  it('says so where the browser told nothing of it [APP-15]', () => {
    expect(() => inputDelay({ traceEvents: traceEvents.slice(0, 3) })).toThrow('did not tell when it heard');
    expect(() => inputDelay('')).toThrow('did not tell when it heard');
  });
});

describe('blockedBy', () => {
  it('counts what tasks took beyond 50 ms, those before the first paint left out [APP-16]', () => {
    const tasks = [
      { start: 100, duration: 300 },
      { start: 600, duration: 70 },
      { start: 900, duration: 90 },
    ];
    expect(blockedBy({ painted: 500, tasks })).toEqual({ longest: 90, blocked: 60 });
    expect(blockedBy({ painted: 500, tasks: [] })).toEqual({ longest: 0, blocked: 0 });
  });
});

describe('toPaints', () => {
  it('takes a page that painted nothing for one without a figure, not for a fast one [HOM-01]', () => {
    expect(toPaints({ largest: 0, shift: 0, picture: '' }).largest).toBeNaN();
    expect(toPaints(undefined).shift).toBeNaN();
    expect(toPaints({ largest: 900, shift: 0.01, picture: '/a.svg' })).toEqual({
      largest: 900,
      shift: 0.01,
      picture: '/a.svg',
    });
  });
});

describe('largestOf', () => {
  const paints = (largest: number) => [{ largest, shift: 0, picture: '' }];
  const largest = (of: readonly { readonly largest: number }[]) => of[0]?.largest ?? Number.NaN;

  it('finds the merchant that does worst, and one without a figure does worse than any [HOM-01]', () => {
    const all = new Map([
      ['a', paints(900)],
      ['b', paints(1200)],
      ['c', paints(1000)],
    ]);
    expect(largestOf(all, largest)).toEqual({ merchant: 'b', value: 1200 });
    expect(largestOf(new Map([...all, ['d', paints(Number.NaN)]]), largest).merchant).toBe('d');
    expect(largestOf(new Map([['d', paints(Number.NaN)], ...all]), largest).merchant).toBe('d');
  });
});

describe('handList', () => {
  it('has as many tiles as the list beside it, each with a picture of its size and a heart [GAM-06]', () => {
    const html = handList(['/a.svg', '/b.svg'], 5);
    expect(html.match(/<li>/g)).toHaveLength(5);
    expect(html.match(/width="240" height="320" loading="lazy"/g)).toHaveLength(5);
    expect(html.match(/aria-pressed="false"/g)).toHaveLength(5);
  });
});
