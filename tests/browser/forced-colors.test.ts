import type { Locator } from 'playwright/test';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { isTakenOver, seeWholePage } from './steps';

/** A visitor whose system gives the colours: backgrounds of ours are gone. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);

test('aurora: what is chosen stands out where the system gives the colours [APP-01]', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto(`${origin('aurora')}/m/activity`);
  await isTakenOver(page);
  const [chosen, other] = [page.getByRole('tab', { name: 'All' }), page.getByRole('tab', { name: 'Friends' })];
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(await ground(chosen)).not.toBe(await ground(other));
});

test('aurora: a box shows its tick only once it is ticked, where the system gives the colours [APP-01]', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto(`${origin('aurora')}/m/login`);
  await isTakenOver(page);
  const box = page.getByRole('checkbox').first();
  const tick = page.locator('input[type=checkbox] + * > *').first();
  await expect(box).not.toBeChecked();
  await expect(tick).toBeHidden();
  await box.check();
  await expect(tick).toBeVisible();
});

test('aurora: the chosen way to pay stands out where the system gives the colours [APP-01, MEM-07]', {
  tag: '@deep',
}, async ({ page }) => {
  await signInAs(page, 'aurora', 'member-0');
  await page.goto(`${origin('aurora')}/m/voucherCenter`);
  await isTakenOver(page);
  const edge = (state: string) =>
    page
      .locator(`label:has(> [type=radio]${state}) > [type=radio] + *`)
      .first()
      .evaluate((face) => getComputedStyle(face).outlineStyle);
  await expect.poll(() => edge(':checked')).toBe('solid');
  expect(await edge(':not(:checked)')).toBe('none');
});

test('aurora: a meter shows how far it is where the system gives the colours [APP-01]', async ({ page }) => {
  await signInAs(page, 'aurora', 'member-vip');
  await page.goto(`${origin('aurora')}/m/securityCenter`);
  await isTakenOver(page);
  const meter = page.getByRole('meter').first();
  await expect(meter).toBeVisible();
  const drawn = await meter.evaluate((bar) => {
    const style = getComputedStyle(bar);
    return [style.forcedColorAdjust, style.outlineStyle, style.getPropertyValue('--color-accent').trim()];
  });
  expect(drawn).toEqual(['none', 'solid', 'Highlight']);
});

test('aurora: bars, lines and words of a chart are drawn in the colours that the system gives [APP-01, MEM-10]', async ({
  page,
}) => {
  await signInAs(page, 'aurora', 'agent-1');
  await page.goto(`${origin('aurora')}/m/profitandloss?days=7`);
  await isTakenOver(page);
  const chart = page.locator('canvas');
  await expect(chart).toBeVisible();
  await expect.poll(() => chart.evaluate(coloursNotDrawn)).toEqual([]);
});

/** Run in the page: colours of the system that no pixel of a canvas has. */
function coloursNotDrawn(canvas: HTMLCanvasElement): readonly string[] {
  const drawn = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  const isNear = (one = -9, other = 0) => Math.abs(one - other) < 4;
  return ['CanvasText', 'GrayText', 'Highlight'].filter((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = name;
    const [red, green, blue] = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
    probe.remove();
    for (let at = 0; at < drawn.length; at += 4) {
      const isSeen = (drawn[at + 3] ?? 0) > 190;
      if (isSeen && isNear(drawn[at], red) && isNear(drawn[at + 1], green) && isNear(drawn[at + 2], blue)) return false;
    }
    return true;
  });
}

/** Where something is chosen by tabs, chips, tiles, pages, radios, hearts, lists and the footer. */
const choices = ['/m/home', '/m/gameList?gameType=RNG', '/m/feedback', '/m/responsible', '/m/benefits', '/m/vouReport'];

for (const merchant of ['aurora', 'jade', 'mono', 'noor']) {
  test(`${merchant}: whatever is chosen is told from what is not, and is read, where the system gives the colours [APP-01]`, {
    tag: '@deep',
  }, async ({ page }) => {
    await signInAs(page, merchant, 'member-vip');
    for (const path of choices) {
      await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
      await seeWholePage(page);
      await expect.poll(() => page.evaluate(choiceFaults), path).toEqual([]);
    }
  });
}

/** Run in the page: what is chosen and looks as the others do, and words in it that are not in its own colour. */
function choiceFaults(): readonly string[] {
  const isChosen = ':is([aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]))';
  const nameOf = (element: Element) => `${element.localName} ${element.ariaLabel ?? element.textContent?.trim()}`;
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const look = (element: Element) => {
    const { backgroundColor, outlineStyle } = getComputedStyle(element);
    return `${backgroundColor} ${outlineStyle}`;
  };
  const page = getComputedStyle(document.body).backgroundColor;
  const faults: string[] = [];
  for (const one of [...document.querySelectorAll(isChosen)].filter(seen)) {
    const { backgroundColor: ground, color } = getComputedStyle(one);
    if (ground === page || ground === 'rgba(0, 0, 0, 0)') faults.push(`${nameOf(one)} looks as the others do`);
    for (const part of one.querySelectorAll(':not(img)'))
      if (seen(part) && getComputedStyle(part).color !== color) faults.push(`${nameOf(part)} has a colour of its own`);
  }
  for (const radio of document.querySelectorAll('[type=radio]:checked')) {
    const face = radio.nextElementSibling;
    const isDrawn = radio.getBoundingClientRect().width > 8 && getComputedStyle(radio).opacity !== '0';
    const other = document.querySelector(`[name="${radio.getAttribute('name')}"]:not(:checked)`)?.nextElementSibling;
    if (!isDrawn && face && other && look(face) === look(other)) faults.push(`${nameOf(face)} looks as the others do`);
  }
  for (const list of document.querySelectorAll('select'))
    if (seen(list) && getComputedStyle(list).appearance === 'none') faults.push('a list has no arrow');
  // A dot that nobody sees tells nothing.
  for (const dot of document.querySelectorAll('[data-on], [data-on] ~ span'))
    if (seen(dot) && getComputedStyle(dot).forcedColorAdjust !== 'none') faults.push('a dot is not seen');
  return faults;
}
