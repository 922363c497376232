import { fireEvent } from '@testing-library/react';
import { sampleBoot, samplePage } from '@tests/support/sample-boot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPageTransitions, transitionTime } from '@/storefront/app/later/page-transition';
import { press, startPressFeedback } from '@/storefront/app/later/press-feedback';
import { goBack } from '@/storefront/app/later/start-later';
import { startSwipeBack, swipeDistance } from '@/storefront/app/later/swipe-back';

const onBack = vi.fn();
const animate = vi.fn();
let motion: 'full' | 'less' = 'full';

Object.assign(Element.prototype, { animate });
vi.spyOn(window, 'matchMedia').mockImplementation(
  // @ts-expect-error only what is read of it
  (query: string) => ({ matches: query.includes('reduce') && motion === 'less' }),
);
const hasBack = vi.fn(() => true);
startSwipeBack({ view: window, hasBack, onBack });

beforeEach(() => {
  document.body.innerHTML =
    '<main><p>Page</p><div id="strip"><p>Banner</p></div><div class="swiper-horizontal"><b>Banner</b></div><input></main>';
  const strip = document.querySelector<HTMLElement>('#strip');
  if (strip) strip.style.overflowX = 'auto';
  Object.defineProperty(strip, 'scrollWidth', { value: 900 });
});
afterEach(() => {
  onBack.mockClear();
  animate.mockClear();
  motion = 'full';
  document.documentElement.dir = '';
});

/** A finger from one place to another in two steps. */
function swipe(from: number, to: number, { y = 0, on = 'main > p' } = {}) {
  const target = document.querySelector(on) ?? document.body;
  fireEvent.touchStart(target, { touches: [{ clientX: from, clientY: 300 }] });
  fireEvent.touchMove(target, { touches: [{ clientX: (from + to) / 2, clientY: 300 + y / 2 }] });
  const moved = document.querySelector('main')?.style.transform ?? '';
  fireEvent.touchEnd(target, { changedTouches: [{ clientX: to, clientY: 300 + y }] });
  return moved;
}

describe('a swipe from the edge', () => {
  it.each([
    [5, 5 + swipeDistance, 1],
    [5, 4 + swipeDistance, 0],
    [60, 300, 0],
  ])('from %i px to %i px goes back %i times [APP-06]', (from, to, times) => {
    swipe(from, to);
    expect(onBack).toHaveBeenCalledTimes(times);
    expect(swipeDistance).toBe(100);
  });

  it('begins at the other edge where a language reads from right to left [APP-06]', () => {
    document.documentElement.dir = 'rtl';
    swipe(5, 200);
    expect(onBack).not.toHaveBeenCalled();
    swipe(window.innerWidth - 5, window.innerWidth - 110);
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('is a scroll where it goes down, and belongs to what scrolls sideways [APP-06]', () => {
    swipe(5, 150, { y: 400 });
    swipe(5, 200, { on: '#strip p' });
    swipe(5, 200, { on: 'input' });
    expect(onBack).not.toHaveBeenCalled();
  });

  it.each(['#strip p', '.swiper-horizontal b'])('that begins on %s moves no page [APP-06]', (on) => {
    expect(swipe(5, 105, { on })).toBe('');
  });

  it('ends with a second finger: the page is in its place again [APP-06]', () => {
    const page = document.querySelector('main > p') ?? document.body;
    const first = { clientX: 5, clientY: 300 };
    fireEvent.touchStart(page, { touches: [first] });
    fireEvent.touchMove(page, { touches: [{ ...first, clientX: 105 }] });
    fireEvent.touchStart(page, {
      touches: [
        { ...first, clientX: 105 },
        { clientX: 200, clientY: 400 },
      ],
    });
    expect(document.querySelector('main')?.style.transform).toBe('');
    fireEvent.touchEnd(page, { changedTouches: [{ ...first, clientX: 205 }] });
    expect(onBack).not.toHaveBeenCalled();
  });

  it('moves no page that has no way back [APP-06]', () => {
    hasBack.mockReturnValueOnce(false);
    expect(swipe(5, 105)).toBe('');
    expect(onBack).not.toHaveBeenCalled();
  });

  it('moves the page along, but not where less motion is wished [APP-06]', () => {
    expect(swipe(5, 105)).toBe('translateX(50px)');
    motion = 'less';
    expect(swipe(5, 105)).toBe('');
    expect(onBack).toHaveBeenCalledTimes(2);
  });
});

describe('back', () => {
  it.each([
    ['notice', { do: 'navigate', to: 'home' }],
    ['login', { do: 'navigate', to: 'home' }],
    ['register', { do: 'navigate', to: 'home' }],
    ['trail', { do: 'navigate', to: 'home' }],
    ['forget', { do: 'navigate', to: 'home' }],
    ['activity', { do: 'back' }],
    ['home', undefined],
  ])('by a swipe on %s does %j [APP-07]', (page, action) => {
    const run = vi.fn();
    const facts = { current: () => new Map([['page.id', page]]) };
    // @ts-expect-error the part of the facts that is read
    goBack({ facts, run, boot: sampleBoot([samplePage('home', {}), samplePage(page, {})]) });
    expect(run.mock.calls.map(([actions]) => actions)).toEqual(action === undefined ? [] : [[action]]);
  });
});

describe('a page', () => {
  it('comes in within 300 ms from the side it lies on [APP-06]', () => {
    window.history.replaceState({ idx: 0 }, '', '/m/home');
    const arrive = startPageTransitions(window, 'home');
    window.history.replaceState({ idx: 1 }, '', '/m/notice');
    arrive('notice');
    window.history.replaceState({ idx: 0 }, '', '/m/home');
    window.dispatchEvent(new PopStateEvent('popstate'));
    arrive('home');
    // The way back that only closes what stands over the page.
    window.dispatchEvent(new PopStateEvent('popstate'));
    document.documentElement.dir = 'rtl';
    arrive('notice');
    const starts = animate.mock.calls.map(([[first], { duration }]) => [first.transform, duration]);
    expect(starts).toEqual([
      ['translateX(24px)', 300],
      ['translateX(-24px)', 300],
      ['translateX(-24px)', 300],
    ]);
    expect(transitionTime).toBe(300);
  });

  it('comes from the side of what follows when the browser goes forward again [APP-06]', () => {
    window.history.replaceState({ idx: 4 }, '', '/m/home');
    const arrive = startPageTransitions(window, 'home');
    window.history.replaceState({ idx: 5 }, '', '/m/notice');
    window.dispatchEvent(new PopStateEvent('popstate'));
    arrive('notice');
    expect(animate.mock.calls.map(([[first]]) => first.transform)).toEqual(['translateX(24px)']);
  });

  it('is there at once where less motion is wished [APP-06]', () => {
    motion = 'less';
    startPageTransitions(window, 'home')('notice');
    expect(animate).not.toHaveBeenCalled();
  });

  it('stays as it is where it shows already, drawn by the server or anew [APP-06]', () => {
    const arrive = startPageTransitions(window, 'home');
    arrive('home');
    expect(animate).not.toHaveBeenCalled();
    arrive('notice');
    arrive('notice');
    expect(animate).toHaveBeenCalledOnce();
  });
});

describe('a press', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<button type="button"><span>Play</span></button>';
    const button = document.querySelector('button');
    if (button !== null) button.getBoundingClientRect = () => new DOMRect(100, 100, 80, 40);
  });
  afterEach(() => void vi.useRealTimers());
  startPressFeedback(document);

  const state = () => document.querySelector('button')?.getAttribute('data-pressed');
  const point = (type: string, x = 120, y = 120) => {
    const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
    Object.defineProperty(event, 'isPrimary', { value: true });
    document.querySelector('span')?.dispatchEvent(event);
  };

  it('shows after 130 ms, is long 370 ms later, and is gone 100 ms after its end [APP-17]', () => {
    point('pointerdown');
    vi.advanceTimersByTime(129);
    expect(state()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(state()).toBe('in');
    vi.advanceTimersByTime(370);
    expect(state()).toBe('long');
    point('pointerup');
    vi.advanceTimersByTime(99);
    expect(state()).toBe('long');
    vi.advanceTimersByTime(1);
    expect(state()).toBeNull();
    expect(press).toEqual({ in: 130, long: 370, out: 100, retention: 20, cancel: 30 });
  });

  it.each([
    ['20 px off its edge, within 30 px of where it began', 105, 95, 85, 95, 'in'],
    ['21 px off its edge', 105, 95, 79, 95, null],
    ['31 px from where it began', 120, 120, 151, 120, null],
  ])('that moves to %s is %s [APP-17]', (_, fromX, fromY, x, y, left) => {
    point('pointerdown', fromX, fromY);
    vi.advanceTimersByTime(130);
    point('pointermove', x, y);
    vi.advanceTimersByTime(100);
    expect(state()).toBe(left);
    point('pointerup');
    vi.advanceTimersByTime(100);
  });
});
