import { expect } from 'playwright/test';
import { patient } from '../../support/patience';
import { pagesOf } from '../pages-of';
import { isNoWiderThanScreen, openDialogsShow, signInPersona, test } from './player';

const cases = pagesOf();
const merchants = new Set(cases.map(({ merchant }) => merchant));

for (const merchant of merchants) {
  test(`${merchant}: every page shows what it holds, keeps to the screen and says no error [QAS-04, APP-01, APP-16]`, {
    tag: '@deep',
  }, async ({ player, faults }) => {
    test.setTimeout(patient(600_000));
    const own = cases.filter((one) => one.merchant === merchant);
    for (const persona of new Set(own.map((one) => one.persona))) {
      await signInPersona(player, merchant, persona);
      for (const { path } of own.filter((one) => one.persona === persona)) {
        const place = `${path} as ${persona}`;
        await player.visit(merchant, path);
        await expect.poll(() => player.run(lettersShown, null), place).toBeGreaterThan(60);
        await openDialogsShow(player);
        await isNoWiderThanScreen(player);
        expect(faults, place).toEqual([]);
      }
    }
  });
}

/** Run in the page: how many letters can be seen, once nothing on the screen is on its way. */
function lettersShown(): number {
  const onTheWay = [...document.querySelectorAll('main [aria-busy=true]')];
  if (onTheWay.some((part) => part.getBoundingClientRect().top < innerHeight)) return 0;
  // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts
  return document.getElementById('root')?.innerText.length ?? 0;
}
