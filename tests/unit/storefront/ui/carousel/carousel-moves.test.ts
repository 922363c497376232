import { expect, it } from 'vitest';
import { turnFrame } from '@/storefront/ui/carousel/carousel-moves';

/** Which slide a turn leads to, in a strip of ten slides of 100 px. */
function turned(size: number, direction: 1 | -1, activeIndex: number, edge: object = {}): number | undefined {
  let led: number | undefined;
  const swiper = {
    ...{ slides: Array.from({ length: 10 }), slidesSizesGrid: Array.from({ length: 10 }, () => 100) },
    ...{ size, activeIndex, isBeginning: false, isEnd: false, ...edge },
    slideTo: (index: number) => {
      led = index;
    },
  };
  turnFrame(Object(swiper), direction);
  return led;
}

it.each([
  // What the frame shows by half has not been read yet.
  [250, 1, 2, 4],
  [250, -1, 5, 3],
  [300, 1, 0, 3],
  [299.5, 1, 0, 3],
  [90, 1, 4, 5],
] as const)('a frame of %d px turns by the slides that it shows whole [GAM-04]', (size, direction, from, to) => {
  expect(turned(size, direction, from)).toBe(to);
});

it('goes to the other end at an end [GAM-04]', () => {
  expect(turned(300, 1, 7, { isEnd: true })).toBe(0);
  expect(turned(300, -1, 0, { isBeginning: true })).toBe(9);
});
