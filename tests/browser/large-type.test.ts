import { chromiumFlags, findChromium } from '@/review/screens/chromium.mjs';
import { patient } from '../support/patience';
import { openFold } from './accounts';
import { brokenWords } from './broken-words';
import { clippedParts } from './clipped-parts';
import { isDeep } from './depth';
import { footerFaults } from './footer-faults';
import { headerFaults } from './header-faults';
import { origin } from './origin';
import { gameAddress, gameIn } from './play';
import { signInAs } from './sign-in-as';
import { splitWords } from './split-words';
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

/** Lists of links, a form, rows, and tiles of two looks. */
const quickPages = ['/m/mine', '/m/voucherCenter', '/m/vouReport', '/m/home', '/m/gameList'];

/** A plain run has one merchant for each direction of writing: for the others, type grows in the same layouts. */
const tagOf = (merchant: string) => (['aurora', 'noor'].includes(merchant) ? [] : ['@deep']);

for (const [merchant, paths] of Object.entries(pagesOf)) {
  test(`${merchant}: with type twice as large no page runs past the side of a small phone [APP-01, GAM-06]`, {
    tag: '@deep',
  }, async ({ page }) => {
    test.setTimeout(patient(120_000));
    await signInAs(page, merchant, 'member-0');
    for (const path of isDeep ? paths : paths.filter((one) => quickPages.includes(one))) {
      await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
      await seeWholePage(page);
      // Hearts, vendors and what floats come after the first screen.
      if (games.includes(path)) await page.waitForLoadState('networkidle');
      await expect.poll(() => page.evaluate(pastScreen), `${path} is wider than the phone`).toBeLessThanOrEqual(0);
      await expect.poll(() => page.evaluate(splitWords), `${path}: words are split`).toEqual([]);
      await expect.poll(() => page.evaluate(coveredHearts), `${path}: vendors cover hearts`).toBe(0);
    }
  });
}

test('padma: with type twice as large an open order and a message keep within a small phone [APP-01, MEM-08]', {
  tag: '@deep',
}, async ({ page }) => {
  await signInAs(page, 'padma', 'agent-1');
  await page.goto(`${origin('padma')}/m/withdraw`, { waitUntil: 'load' });
  const order = page.getByRole('main').getByRole('button', { name: '৮০০.০০' });
  await expect(order).toBeVisible();
  await expect.poll(() => page.evaluate(clippedParts)).toEqual([]);
  // A page that this account has not: it is led to another, and is told so.
  await page.goto(`${origin('padma')}/m/myWallet`, { waitUntil: 'load' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => page.evaluate(clippedParts)).toEqual([]);
});

test('padma: with type twice as large no word of the member centre and no amount of a record breaks [APP-01, MEM-09, MEM-10]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAs(page, 'padma', 'member-0');
  for (const path of ['/m/mine', '/m/transaction/record?days=30']) {
    await page.goto(`${origin('padma')}${path}`, { waitUntil: 'load' });
    await seeWholePage(page);
    await expect.poll(() => page.evaluate(brokenWords), path).toEqual([]);
  }
});

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

test('with type twice as large the house’s games keep within their frame [APP-01, GAM-11]', { tag: '@deep' }, async ({
  page,
}) => {
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
    const tag = width === 320 && merchant === 'noor' ? [] : ['@deep'];

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

for (const merchant of Object.keys(pagesOf)) {
  test(`${merchant}: with type twice as large what stays in sight leaves the screen of a small phone to the page [APP-04, APP-08]`, {
    tag: tagOf(merchant),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`${origin(merchant)}/m/home`, { waitUntil: 'load' });
    await isTakenOver(page);
    const bar = page.locator('aside[data-download-bar]');
    if (await bar.isVisible()) expect(await bar.evaluate(barFaults)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(shareOfFixed), 'of the screen').toBeLessThan(0.2);
  });
}

/** How much of the height of the screen is taken by what stays there while the page is scrolled. */
function shareOfFixed(): number {
  const fixed = [...document.querySelectorAll('header, aside[data-download-bar], [data-footer]')].flatMap((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  });
  return fixed.reduce((sum, height) => sum + height, 0) / innerHeight;
}

/** Parts of a bar that lie over one another, or that leave it. */
function barFaults(bar: Element): readonly string[] {
  const edge = bar.getBoundingClientRect();
  const boxes = [...bar.querySelectorAll('button, a, strong')].map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const { left, right, top, bottom } =
      part.localName === 'strong' ? range.getBoundingClientRect() : part.getBoundingClientRect();
    return { name: part.ariaLabel ?? part.textContent, left, right, top, bottom };
  });
  const past = boxes.filter(
    (box) => box.left < edge.left - 1 || box.right > edge.right + 1 || box.bottom > edge.bottom + 1,
  );
  const over = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1)
      .filter((two) => Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1)
      .map((two) => `${one.name} and ${two.name} lie over each other`),
  );
  return [...past.map(({ name }) => `${name} leaves the bar`), ...over, ...(edge.height > 130 ? ['it is high'] : [])];
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
