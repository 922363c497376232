import { expect, it } from 'vitest';
import { differingBox, type Pixels } from '@/qa/pictures/differing-box';

/** A grey picture in which some pixels are otherwise. */
function picture(width: number, height: number, others: readonly (readonly [number, number])[] = []): Pixels {
  const data = new Uint8Array(width * height * 4).fill(128);
  for (const [x, y] of others) data[(y * width + x) * 4 + 2] = 129;
  return { data, width, height };
}

it.each([
  ['nothing', picture(8, 6), undefined],
  ['one pixel by one shade', picture(8, 6, [[3, 2]]), { x: 3, y: 2, width: 1, height: 1 }],
  [
    'a hairline',
    picture(
      8,
      6,
      [0, 1, 2, 3].map((x) => [x, 5] as const),
    ),
    { x: 0, y: 5, width: 4, height: 1 },
  ],
  [
    'corners',
    picture(8, 6, [
      [0, 0],
      [7, 5],
    ]),
    { x: 0, y: 0, width: 8, height: 6 },
  ],
  ['two more rows', picture(8, 8), { x: 0, y: 6, width: 8, height: 2 }],
])('frames %s [QAS-10]', (_, after, box) => {
  expect(differingBox(picture(8, 6), after)).toEqual(box);
});
