import { brokenWords } from './broken-words';
import { expect, test } from './checked-page';
import { clippedParts } from './clipped-parts';
import { quickIn } from './depth';
import { footerFaults } from './footer-faults';
import { headerFaults } from './header-faults';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { isTakenOver } from './steps';

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

for (const merchant of ['aurora', 'padma', 'jade', 'mono', 'noor']) {
  test(`${merchant}: on a phone of 320 pixels the footer's words and bubbles keep apart and inside [APP-04]`, {
    tag: '@deep',
  }, async ({ page }) => {
    for (const persona of ['guest', 'member-0']) {
      await signInAs(page, merchant, persona);
      for (const path of ['/m/home', '/m/mine']) {
        await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
        await isTakenOver(page);
        await expect.poll(() => page.evaluate(footerFaults), `${path} of a ${persona}`).toEqual([]);
      }
    }
    // Whoever tells the page itself to write twice as large is not heard by media queries.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => page.evaluate(footerFaults), 'a root told to be twice as large').toEqual([]);
  });
}

for (const merchant of ['aurora', 'padma']) {
  test(`${merchant}: on a phone of 320 pixels the rows of the security centre stay whole, and no mail service is broken off [MEM-09]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await signInAs(page, merchant, 'member-vip');
    await page.goto(`${origin(merchant)}/m/securityCenter`, { waitUntil: 'load' });
    await isTakenOver(page);
    await expect(page.getByRole('main').getByText('@example.com')).toBeVisible();
    await expect.poll(() => page.evaluate(rowFaults)).toEqual([]);
  });
}

/** Rows with a part beyond their edge, and parts of a note that take three lines. */
function rowFaults(): readonly string[] {
  return [...document.querySelectorAll('main button')].flatMap((row) => {
    const edge = row.getBoundingClientRect().right;
    const parts = [...row.children].filter((part) => part.getBoundingClientRect().width > 0);
    const isOut = parts.some((part) => part.getBoundingClientRect().right > edge - 8);
    const lines = (part: Element) =>
      part.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(part).lineHeight);
    const isBroken = parts.some((part) => lines(part) > 2.5);
    return isOut || isBroken ? [row.textContent ?? ''] : [];
  });
}

test('mono: on a phone of 320 pixels no word of the member centre breaks off, and the picture keeps its frame [MEM-01]', {
  tag: '@deep',
}, async ({ page }) => {
  for (const persona of ['guest', 'member-unread']) {
    await signInAs(page, 'mono', persona);
    await page.goto(`${origin('mono')}/m/mine`, { waitUntil: 'load' });
    await isTakenOver(page);
    await expect.poll(() => page.evaluate(brokenWords), persona).toEqual([]);
    // The line round it stands outside of its box, and the card cuts what goes beyond its own.
    const room = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('main span[aria-hidden="true"]')];
      const picture = parts.find((part) => getComputedStyle(part).outlineStyle === 'solid');
      const card = picture?.parentElement;
      return (picture?.getBoundingClientRect().left ?? 0) - (card?.getBoundingClientRect().left ?? 0);
    });
    expect(room, persona).toBeGreaterThanOrEqual(2);
  }
});

test('padma: on a phone of 320 pixels every amount of the account record stands at the far side [MEM-10]', {
  tag: '@deep',
}, async ({ page }) => {
  await signInAs(page, 'padma', 'agent-1');
  await page.goto(`${origin('padma')}/m/transaction/record`, { waitUntil: 'load' });
  await isTakenOver(page);
  const rows = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(rows.nth(3)).toBeVisible();
  const starts = await rows.evaluateAll((found) =>
    found.flatMap(({ lastElementChild: end, firstElementChild: start }) => {
      const [words, amount] = [start, end].map((part) => part?.getBoundingClientRect());
      return amount === undefined || words === undefined ? [] : [amount.top - words.top];
    }),
  );
  expect(new Set(starts)).toEqual(new Set([0]));
});

test('noor: on a phone of 320 pixels the heading of today’s figures stands clear of their card [APP-07]', async ({
  page,
}) => {
  await signInAs(page, 'noor', 'agent-1');
  await page.goto(`${origin('noor')}/m/agent`, { waitUntil: 'load' });
  await isTakenOver(page);
  const heading = page.getByRole('main').locator('section h2').first();
  // Letters reach below the last line of a heading.
  const room = () =>
    heading.evaluate((element) => {
      const card = element.parentElement?.nextElementSibling;
      return (card?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().bottom;
    });
  await expect.poll(room).toBeGreaterThanOrEqual(4);
});

for (const merchant of ['mono', 'aurora', 'padma']) {
  test(
    `${merchant}: on a phone of 320 pixels a balance of eight digits is whole, wherever it stands [MEM-02, APP-07]`,
    quickIn(merchant, 'mono'),
    async ({ page }) => {
      const value = { sumBalance: 12_345_678.9, balance: [] };
      await page.route('**/wps/v2/wallets/balance*', (route) => route.fulfill({ json: { success: true, value } }));
      await signInAs(page, merchant, 'agent-1');
      for (const path of ['/m/home', '/m/mine', '/m/agent']) {
        await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
        await isTakenOver(page);
        await expect.poll(() => page.evaluate(amountFaults), path).toEqual([]);
        await expect.poll(() => page.evaluate(clippedParts), path).toEqual([]);
        // Where cents have no room, the name still has them.
        const account = page.locator('header').getByRole('link', { name: /12.345.678.90|১,২৩,৪৫,৬৭৮.৯০/ });
        if (path === '/m/home') await expect(account).toHaveCount(1);
        await page.setViewportSize({ width: 360, height: 640 });
        await expect.poll(() => page.evaluate(amountFaults), `${path} at 360 px`).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
      }
    },
  );
}

test('aurora: on a phone of 320 pixels five signs in the header leave the balance its room [MEM-02, APP-07]', async ({
  page,
}) => {
  const value = { sumBalance: 12_345_678.9, balance: [] };
  await page.route('**/wps/v2/wallets/balance*', (route) => route.fulfill({ json: { success: true, value } }));
  await signInAs(page, 'aurora', 'agent-1');
  await page.goto(`${origin('aurora')}/m/activity`, { waitUntil: 'load' });
  await isTakenOver(page);
  const header = page.locator('header');
  // A fifth sign, as a brand with another switch has it.
  await header.getByRole('link', { name: 'Inbox' }).evaluate((sign) => {
    const place = sign.closest('[data-for]') ?? sign;
    place.after(place.cloneNode(true));
  });
  await expect(header.getByRole('link', { name: 'Inbox' })).toHaveCount(2);
  await expect.poll(() => page.evaluate(headerFaults)).toEqual([]);
  await expect.poll(() => page.evaluate(amountFaults)).toEqual([]);
});

/** Run in the page: amounts that are cut, that take two lines, or that leave their box; one that says that there is none. */
function amountFaults(): readonly string[] {
  const amounts = [...document.querySelectorAll('bdi')].filter(
    (amount) => /12.?345.?678|১,২৩,৪৫,৬৭৮/.test(amount.textContent ?? '') && amount.checkVisibility(),
  );
  if (amounts.length === 0) return ['there is no amount'];
  return amounts.flatMap((amount) => {
    const lines = new Set([...amount.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    const box = amount.parentElement;
    const isCut = box !== null && box.scrollWidth > box.clientWidth + 1;
    const { fontSize } = getComputedStyle(amount);
    const isSmall = Number.parseFloat(fontSize) < 12;
    return lines > 1 || isCut || isSmall ? [`${amount.textContent}: ${lines} lines, ${fontSize}`] : [];
  });
}
