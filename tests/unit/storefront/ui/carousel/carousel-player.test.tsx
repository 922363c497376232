import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayer } from '@/storefront/ui/carousel/carousel-player';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('stands still until neither the pointer nor the focus is on it [HOM-01]', () => {
  const frame = document.body.appendChild(document.createElement('div'));
  frame.tabIndex = 0;
  const slideNext = vi.fn();
  const swiper = { slideNext, on: vi.fn() };
  // @ts-expect-error the part of Swiper that is used
  const player = createPlayer(swiper, frame, 5000);
  const slidesIn = (milliseconds: number) => {
    slideNext.mockClear();
    vi.advanceTimersByTime(milliseconds);
    return slideNext.mock.calls.length;
  };
  player.play(true);
  expect(slidesIn(5000)).toBe(1);
  frame.focus();
  expect(slidesIn(60_000)).toBe(0);
  frame.dispatchEvent(new Event('pointerenter'));
  frame.dispatchEvent(new Event('pointerleave'));
  expect(slidesIn(60_000)).toBe(0);
  frame.dispatchEvent(new Event('pointerenter'));
  frame.blur();
  expect(slidesIn(60_000)).toBe(0);
  frame.dispatchEvent(new Event('pointerleave'));
  expect(slidesIn(5000)).toBe(1);
  player.end();
});
