import type { Locator } from 'playwright/test';

/** A finger on a strip that draws it so many pixels to the right; to the left where negative. */
export async function draw(strip: Locator, way: number): Promise<void> {
  await strip.scrollIntoViewIfNeeded();
  const box = await strip.boundingBox();
  if (box === null) throw new Error('The strip has no box, so nothing can be drawn.');
  const [from, y] = [box.x + (box.width - way) / 2, box.y + box.height / 3];
  const page = strip.page();
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from);
  for (const part of [0.1, 0.3, 0.5, 0.8, 1]) await touch('touchMove', from + way * part);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}
