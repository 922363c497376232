import type { Locator } from 'playwright/test';

/** A finger on a strip that draws it so many pixels to the right; to the left where negative. `beforeLift` runs while it holds. */
export function draw(strip: Locator, way: number, beforeLift?: () => Promise<unknown>): Promise<void> {
  return drawBy(strip, way, 0, beforeLift);
}

/** A finger on a strip that goes so many pixels down; up where negative. */
export function drawDown(strip: Locator, way: number): Promise<void> {
  return drawBy(strip, 0, way);
}

async function drawBy(
  strip: Locator,
  across: number,
  down: number,
  beforeLift?: () => Promise<unknown>,
): Promise<void> {
  await strip.scrollIntoViewIfNeeded();
  const box = await strip.boundingBox();
  if (box === null) throw new Error('The strip has no box, so nothing can be drawn.');
  const from = { x: box.x + (box.width - across) / 2, y: box.y + box.height / 3 };
  const page = strip.page();
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + across * part, y: from.y + down * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.1, 0.3, 0.5, 0.8, 1]) await touch('touchMove', part);
  await beforeLift?.();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}
