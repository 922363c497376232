import { act, render, screen } from '@testing-library/react';
import { ownScreen } from '@tests/support/own-screen';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClimbingFigure } from '@/storefront/features/home/figures/climbing-figure';
import { reelsOf } from '@/storefront/features/home/figures/reels';
import { openWidget } from '../open-widget';

/** A reel that the browser turns. */
class Turning extends EventTarget {
  state: 'running' | 'paused' | 'over' = 'running';
  currentTime = 0;
  constructor(
    readonly reel: Element,
    readonly frames: readonly Keyframe[],
    readonly options: KeyframeAnimationOptions,
  ) {
    super();
  }
  play = () => (this.state = 'running');
  pause = () => (this.state = 'paused');
  cancel = () => (this.state = 'over');
}

/** Frame by frame, however they were given. */
function framesOf(given: Keyframe[] | PropertyIndexedKeyframes | null): readonly Keyframe[] {
  if (given === null || Array.isArray(given)) return given ?? [];
  const { offset, transform, easing } = given;
  if (!Array.isArray(offset) || !Array.isArray(transform) || typeof easing !== 'string')
    throw new Error('Keyframes by property that this double does not read.');
  expect(transform).toHaveLength(offset.length);
  return transform.map((one, index) => ({ offset: offset[index] ?? null, transform: one, easing }));
}

let turning: Turning[] = [];
const { animate } = Element.prototype;
beforeEach(() => {
  turning = [];
  Element.prototype.animate = function (frames, options) {
    const one = new Turning(this, framesOf(frames), options as KeyframeAnimationOptions);
    turning.push(one);
    return one as unknown as Animation;
  };
});
afterEach(() => void Reflect.set(Element.prototype, 'animate', animate));

const dollars = (value: number) => `$${value}`;
const taka = (value: number) => `৳${value}`;
const jackpot = { use: 'home.jackpot', props: { label: { text: { en: 'Jackpot' } } } };
const figure = () => screen.getByRole('region').querySelector('bdi');
const isReel = ({ options }: Turning) => options.pseudoElement === undefined;
const atWork = () => turning.filter((one) => isReel(one) && one.state !== 'over');
const states = () => [...new Set(atWork().map(({ state }) => state))];
/** Until all of its reels turn, which are prepared some at a time. */
const turns = () => vi.waitFor(() => expect(states()).toEqual(['running']));
const lit = () => turning.filter((one) => !isReel(one) && one.state === 'running');

/** The set that turns has ended, and the next one turns. */
async function nextSet(): Promise<void> {
  const before = atWork();
  act(() => void before[0]?.dispatchEvent(new Event('finish')));
  await vi.waitFor(() => expect(atWork()[0]).not.toBe(before[0]));
  await turns();
}

/** What the reels show, so many milliseconds after they began. */
function shownAt(passed: number): string {
  const reels = [...(figure()?.firstElementChild?.children ?? [])];
  return reels.map((reel) => reel.textContent.split('\n')[rowAt(reel, passed)]).join('');
}

function rowAt(reel: Element, passed: number): number {
  const one = atWork().find((animation) => animation.reel === reel);
  const at = passed / Number(one?.options.duration);
  const frame = one?.frames.findLast(({ offset }) => Number(offset) <= at + 1e-9);
  return Math.round(-Number(/translateY\((.+)em\)/.exec(String(frame?.transform))?.[1] ?? 0) / 1.1);
}

describe('the jackpot', () => {
  it('climbs from 787,756,899.13 to 787,757,899.13 with two decimals, without a script, and starts again [HOM-10]', async () => {
    await openWidget(jackpot);
    await turns();
    expect(shownAt(0)).toBe('787,756,899.13');
    expect(shownAt(100)).toBe('787,756,900.80');
    expect(shownAt(29_900)).toBe('787,757,397.46');
    expect(
      atWork().every(({ frames }) => frames.every(({ easing, offset }) => easing === 'step-end' || offset === 1)),
    ).toBe(true);
    // A set of reels holds the figures of half a minute, the second one the last figure too; then it begins anew.
    await nextSet();
    expect(shownAt(0)).toBe('787,757,399.13');
    expect(shownAt(29_900)).toBe('787,757,897.46');
    expect(shownAt(30_000)).toBe('787,757,899.13');
    await nextSet();
    expect(shownAt(0)).toBe('787,756,899.13');
  });

  it('goes on from set to set, none of which is a single figure that would not end [HOM-10]', async () => {
    await openWidget({ ...jackpot, props: { ...jackpot.props, duration: 120_100 } });
    const ends: string[] = [];
    await turns();
    for (const last of [29_900, 29_900, 29_900, 29_900, 100]) {
      ends.push(shownAt(last));
      await nextSet();
    }
    expect(ends.map((end) => end.slice(8))).toEqual(['148.09', '397.88', '647.67', '897.46', '899.13']);
    expect(shownAt(0)).toBe('787,756,899.13');
  });

  it('goes on where it is when it is written anew, as in another language [HOM-10]', async () => {
    const figureOf = (sign: string) => (
      <ClimbingFigure
        from={8}
        to={11}
        duration={300}
        write={sign === '$' ? dollars : taka}
        playing
        onShown={() => undefined}
      />
    );
    const { rerender } = render(figureOf('$'));
    await turns();
    for (const one of atWork()) one.currentTime = 200;
    const before = atWork();
    rerender(figureOf('৳'));
    await vi.waitFor(() => expect(atWork()[0]).not.toBe(before[0]));
    await turns();
    expect([...new Set(atWork().map(({ currentTime }) => currentTime))]).toEqual([200]);
  });

  it('says what it shows, by tens of seconds and where it is held, and has no reader told of it [HOM-10]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await openWidget(jackpot);
      await turns();
      const said = () => figure()?.previousElementSibling?.textContent;
      expect(said()).toBe('787,756,899.13');
      const go = (time: number) => {
        for (const one of atWork()) one.currentTime = time;
      };
      go(10_050);
      act(() => void vi.advanceTimersByTime(10_000));
      expect(said()).toBe('787,757,065.80');
      go(30_000);
      act(() => screen.getByRole('button').click());
      expect(said()).toBe('787,757,399.13');
      go(40_000);
      act(() => void vi.advanceTimersByTime(60_000));
      expect(said()).toBe('787,757,399.13');
      expect(figure()?.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('starts again after the last figure [HOM-10]', async () => {
    await openWidget({ ...jackpot, props: { ...jackpot.props, from: 8, to: 11, duration: 300 } });
    await turns();
    expect([0, 100, 200, 300].map(shownAt)).toEqual(['8.00', '9.00', '10.00', '11.00']);
    await nextSet();
    expect(shownAt(0)).toBe('8.00');
  });

  it('is held where it is, and goes on from there [HOM-10]', async () => {
    await openWidget(jackpot);
    await turns();
    expect(states()).toEqual(['running']);
    const button = screen.getByRole('button');
    act(() => button.click());
    expect([states(), lit()]).toEqual([['paused'], []]);
    act(() => button.click());
    expect(states()).toEqual(['running']);
  });

  it('that is held while its reels are prepared does not run off [HOM-10]', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    vi.stubGlobal('scheduler', { yield: () => held });
    await openWidget(jackpot);
    expect(states()).toEqual([]);
    act(() => screen.getByRole('button').click());
    await act(async () => goOn());
    await vi.waitFor(() => expect(states()).toEqual(['paused']));
    vi.unstubAllGlobals();
    act(() => screen.getByRole('button').click());
    expect(states()).toEqual(['running']);
  });

  it('and its lamps stand still off the screen, and go on when they come back onto it [HOM-10]', async () => {
    const screenOf = ownScreen();
    await openWidget(jackpot);
    await vi.waitFor(() => expect(screenOf.watchers()).toBe(1));
    await screenOf.show(true);
    await screen.findByRole('region');
    await turns();
    expect([states(), lit().map(({ options }) => options.pseudoElement)]).toEqual([
      ['running'],
      ['::before', '::after'],
    ]);
    await screenOf.show(false);
    expect([states(), lit()]).toEqual([['paused'], []]);
    await screenOf.show(true);
    expect([states(), lit().length]).toEqual([['running'], 2]);
  });

  it('stands still where the visitor asks for less motion, or the browser turns nothing [HOM-10]', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
    const still = await openWidget(jackpot);
    expect(figure()?.textContent).toBe('787,756,899.13');
    expect(turning).toEqual([]);
    still.unmount();
    vi.unstubAllGlobals();
    Reflect.set(Element.prototype, 'animate', undefined);
    await openWidget(jackpot);
    await screen.findByRole('region');
    const reels = [...(figure()?.firstElementChild?.children ?? [])];
    expect(reels.map(({ textContent }) => textContent.split('\n')[0]).join('')).toBe('787,756,899.13');
  });
});

it('turns digits only, each place by its own, and keeps what stands between them whole [HOM-10]', () => {
  expect(reelsOf(['د.إ ٩٫٥', 'د.إ ١٠٫٥'])).toEqual([
    {
      rows: ['', 'د.إ '],
      turns: [
        { at: 0, row: 0 },
        { at: 0.5, row: 1 },
      ],
    },
    {
      rows: ['د.إ ', '١'],
      turns: [
        { at: 0, row: 0 },
        { at: 0.5, row: 1 },
      ],
    },
    {
      rows: ['٩', '٠'],
      turns: [
        { at: 0, row: 0 },
        { at: 0.5, row: 1 },
      ],
    },
    { rows: ['٫'], turns: [{ at: 0, row: 0 }] },
    { rows: ['٥'], turns: [{ at: 0, row: 0 }] },
  ]);
});
