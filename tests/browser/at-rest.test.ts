import { expect, test } from './checked-page';
import { byBrand } from './depth';
import { origin } from './origin';
import { isTakenOver } from './steps';

/** What a browser moves by itself, without the processor that runs scripts. */
const freeOfWork = ['transform', 'translate', 'scale', 'rotate', 'opacity'];
/** What a keyframe says beside what it moves. */
const ofKeyframes = ['offset', 'computedOffset', 'easing', 'composite'];

for (const merchant of ['aurora', 'padma', 'noor', 'jade', 'mono'] as const) {
  test(
    `${merchant}: a home that nobody touches keeps no phone's processor awake [APP-16]`,
    byBrand(merchant),
    async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.set(window, 'asked', 0);
        const ask = window.requestAnimationFrame;
        window.requestAnimationFrame = (then) => {
          Reflect.set(window, 'asked', Number(Reflect.get(window, 'asked')) + 1);
          return ask(then);
        };
      });
      await page.goto(`${origin(merchant)}/m/home`, { waitUntil: 'load' });
      await isTakenOver(page);
      await expect(page.locator('main [role=status][aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      // A carousel turns within them.
      const asked = await page.evaluate(async () => {
        const before = Number(Reflect.get(window, 'asked'));
        await new Promise((done) => setTimeout(done, 6000));
        return Number(Reflect.get(window, 'asked')) - before;
      });
      expect(asked, 'frames that scripts asked for in six seconds').toBeLessThanOrEqual(12);
      const moved = await page.evaluate(() =>
        document.getAnimations().flatMap(({ effect }) => {
          const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
          return isEndless && effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap(Object.keys) : [];
        }),
      );
      expect([...new Set(moved)].filter((name) => ![...freeOfWork, ...ofKeyframes].includes(name))).toEqual([]);
    },
  );
}
