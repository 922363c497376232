import { chromiumFlags, findChromium } from '../../src/ops/chromium.mjs';
import { patient } from '../support/patience';
import { openFold } from './accounts';
import { footerFaults } from './footer-faults';
import { headerFaults } from './header-faults';
import { origin } from './origin';
import { gameAddress, gameIn } from './play';
import { signInAs } from './sign-in-as';
import { isTakenOver, pastScreen, seeWholePage } from './steps';
import { expect, test } from './warm-page';
import { wordFaults } from './word-faults';

/** A visitor whose browser writes twice as large, on the smallest phone. */
const args = [...chromiumFlags, '--blink-settings=defaultFontSize=32'];
test.use({ launchOptions: { executablePath: await findChromium(), args }, viewport: { width: 320, height: 640 } });

const pages = ['/m/mine', '/m/voucherCenter', '/m/vouReport', '/m/leaderBoard', '/m/notice', '/m/download', '/m/set'];
/** Pages of games: each look of a tile, of the tabs and of the categories lays them out its own way. */
const games = ['/m/home', '/m/gameList', '/m/slotsCenter', '/m/lottery?mode=LOTT'];
/** Where the header bears a title and the way back. */
const notice = '/m/notice';
const pagesOf = { aurora: [...pages, ...games], padma: [...pages, ...games], jade: games, mono: games, noor: games };

/** A plain run has one merchant for each direction of writing: for the others, type grows in the same layouts. */
const tagOf = (merchant: string) => (['aurora', 'noor'].includes(merchant) ? [] : ['@deep']);

for (const [merchant, paths] of Object.entries(pagesOf)) {
  const tag = tagOf(merchant);

  test(`${merchant}: with type twice as large no page runs past the side of a small phone [APP-01, GAM-06]`, {
    tag,
  }, async ({ page }) => {
    test.setTimeout(patient(120_000));
    await signInAs(page, merchant, 'member-0');
    for (const path of paths) {
      await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
      await seeWholePage(page);
      // Hearts, vendors and what floats come after the first screen.
      if (games.includes(path)) await page.waitForLoadState('networkidle');
      await expect.poll(() => page.evaluate(pastScreen), `${path} is wider than the phone`).toBeLessThanOrEqual(0);
      await expect.poll(() => page.evaluate(coveredHearts), `${path}: vendors cover hearts`).toBe(0);
    }
  });
}

/** Where each persona has rows, tables and figures. */
const ownPages = {
  'member-0': ['/m/securityCenter', '/m/withdraw', '/m/responsible', '/m/profitandloss', '/m/mine', '/m/set'],
  'agent-1': [
    '/m/agent',
    '/m/member/team',
    '/m/member/agent/agentDivident',
    '/m/member/agent/getSalaryContract',
    '/m/mine',
  ],
};

for (const merchant of ['aurora', 'padma']) {
  test(`${merchant}: with type twice as large words of a member's and an agent's pages are whole [APP-01, MEM-09, AGT-01]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const [persona, paths] of Object.entries(ownPages)) {
      await signInAs(page, merchant, persona);
      for (const path of paths) {
        await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
        await isTakenOver(page);
        await page.waitForLoadState('networkidle');
        await expect.poll(() => page.evaluate(wordFaults), `${path} as ${persona}`).toEqual([]);
      }
    }
  });
}

test('with type twice as large the house’s games keep within their frame [APP-01, GAM-11]', async ({ page }) => {
  test.setTimeout(patient(120_000));
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

for (const width of [320, 360, 412]) {
  for (const merchant of Object.keys(pagesOf)) {
    // The narrowest phone leaves the least room.
    const tag = width === 320 ? tagOf(merchant) : ['@deep'];

    test(`${merchant}: with type twice as large the words and signs of header and footer keep apart and inside at ${width} px [APP-04, APP-07, APP-08]`, {
      tag,
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const persona of ['guest', 'member-0']) {
        await signInAs(page, merchant, persona);
        for (const path of width === 320 ? ['/m/home', notice] : ['/m/home']) {
          await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
          await isTakenOver(page);
          const place = `${path}, a ${persona}`;
          await expect.poll(() => page.evaluate(headerFaults), place).toEqual([]);
          if (path === '/m/home') await expect.poll(() => page.evaluate(footerFaults), place).toEqual([]);
        }
      }
    });
  }
}

for (const merchant of ['aurora', 'padma']) {
  const tag = tagOf(merchant);

  test(`${merchant}: with type twice as large nothing of the login and the registration runs past its card [AUT-02] [AUT-09]`, {
    tag,
  }, async ({ page }) => {
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
