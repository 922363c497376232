import { chromium } from 'playwright/test';
import { chromiumFlags, findChromium } from '../../src/ops/chromium.mjs';
import { openFold } from './accounts';
import { expect, test } from './checked-page';
import { footerFaults } from './footer-faults';
import { headerFaults } from './header-faults';
import { origin } from './origin';
import { gameAddress, gameIn } from './play';
import { signInAs } from './sign-in-as';
import { isTakenOver } from './steps';

/** A visitor whose browser writes twice as large, on the smallest phone. */
const args = [...chromiumFlags, '--blink-settings=defaultFontSize=32'];
test.use({ launchOptions: { executablePath: await findChromium(), args }, viewport: { width: 320, height: 640 } });

const pages = ['/m/mine', '/m/voucherCenter', '/m/vouReport', '/m/leaderBoard', '/m/notice', '/m/download', '/m/set'];
/** Pages of games: each look of a tile, of the tabs and of the categories lays them out its own way. */
const games = ['/m/home', '/m/gameList', '/m/slotsCenter', '/m/lottery?mode=LOTT'];
const pagesOf = { aurora: [...pages, ...games], padma: [...pages, ...games], jade: games, mono: games, noor: games };

for (const [merchant, paths] of Object.entries(pagesOf)) {
  test(`${merchant}: with type twice as large no page runs past the side of a small phone [APP-01, GAM-06]`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await signInAs(page, merchant, 'member-0');
    for (const path of paths) {
      await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
      await isTakenOver(page);
      // Hearts, vendors and what floats come after the first screen.
      if (games.includes(path)) await page.waitForLoadState('networkidle');
      const past = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(past, `${path} is wider than the phone`).toBeLessThanOrEqual(0);
      await expect.poll(() => page.evaluate(coveredHearts), `${path}: vendors cover hearts`).toBe(0);
    }
  });
}

test('with type twice as large the house’s games keep within their frame [APP-01, GAM-11]', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, 'aurora', 'member-vip');
  const draw = `${origin('aurora')}/m/launchGame?playType=Tradition&code=LOTT-25001&prize_mode=lott`;
  for (const address of [...[14_000, 14_001, 14_003].map((nodeId) => gameAddress('aurora', { nodeId })), draw]) {
    await page.goto(address);
    await expect(gameIn(page).locator('body')).toHaveAttribute('data-busy', 'false');
    const past = () =>
      gameIn(page)
        .locator('body')
        .evaluate((body) => body.scrollWidth - window.innerWidth);
    await expect.poll(past, `${address} is wider than the phone`).toBeLessThanOrEqual(0);
  }
});

for (const merchant of Object.keys(pagesOf)) {
  test(`${merchant}: with type twice as large the footer's words keep apart and inside, however they grew [APP-04]`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const persona of ['guest', 'member-0']) {
      await signInAs(page, merchant, persona);
      for (const width of [320, 360, 412]) {
        await page.setViewportSize({ width, height: 640 });
        await page.goto(`${origin(merchant)}/m/home`, { waitUntil: 'load' });
        await isTakenOver(page);
        await expect.poll(() => page.evaluate(footerFaults), `${width} px, a ${persona}`).toEqual([]);
      }
    }
  });
}

for (const merchant of Object.keys(pagesOf)) {
  test(`${merchant}: the header's words and signs keep apart and inside, whether the browser or the page writes twice as large [APP-07, APP-08]`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const usual = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] });
    const context = await usual.newContext({ serviceWorkers: 'block' });
    const pages = [
      { by: 'the browser', shown: page },
      { by: 'the page', shown: await context.newPage() },
    ];
    for (const persona of ['guest', 'member-0']) {
      for (const { by, shown } of pages) {
        await signInAs(shown, merchant, persona);
        for (const [width, path] of [
          [320, '/m/home'],
          [360, '/m/home'],
          [320, '/m/notice'],
        ] as const) {
          await shown.setViewportSize({ width, height: 640 });
          await shown.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
          await isTakenOver(shown);
          if (by === 'the page')
            await shown.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
          await expect
            .poll(() => shown.evaluate(headerFaults), `${path} at ${width} px, a ${persona}, by ${by}`)
            .toEqual([]);
        }
      }
    }
    await usual.close();
  });
}

for (const merchant of ['aurora', 'padma']) {
  test(`${merchant}: with type twice as large nothing of the login and the registration runs past its card [AUT-02] [AUT-09]`, async ({
    page,
  }) => {
    for (const path of ['/m/login', '/m/register']) {
      await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
      await isTakenOver(page);
      await openFold(page);
      await expect.poll(() => page.evaluate(pastTheForm), `${path} is cut off at the edge of its card`).toEqual([]);
    }
  });
}

/** Words of the controls that reach out of their form: the card around it cuts them off. */
function pastTheForm(): readonly string[] {
  const form = document.querySelector('main form');
  const edge = form?.getBoundingClientRect();
  if (form === null || edge === undefined) return ['there is no form'];
  return [...form.querySelectorAll('button, label, input')]
    .filter((control) => control.getBoundingClientRect().width > 0)
    .filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      return left < edge.left - 1 || right > edge.right + 1;
    })
    .map((control) => control.textContent || control.getAttribute('name') || control.tagName);
}

/** How many tiles have their vendor's mark over the sign of their heart. */
function coveredHearts(): number {
  const marks = [...document.querySelectorAll('[data-tile-vendor]')].filter((mark) => {
    const one = mark.getBoundingClientRect();
    const other = mark.nextElementSibling?.firstElementChild?.getBoundingClientRect();
    if (other === undefined || one.width === 0) return false;
    const isBeside = one.right <= other.left || other.right <= one.left;
    return !isBeside && one.bottom > other.top && other.bottom > one.top;
  });
  return marks.length;
}
