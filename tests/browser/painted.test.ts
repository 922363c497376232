import { patient } from '../support/patience';
import { builtClassesOf } from './built-classes';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { signInAs } from './sign-in-as';
import { seeWholePage, tapUntil } from './steps';

const dots = builtClassesOf(['dot']);
const marks = builtClassesOf(['dot', 'badge', 'mark', 'disc', 'bubble', 'icon', 'crest', 'flag']);

/** Pages that between them draw every dot, badge, mark and disc. */
const paths = [
  '/m/home',
  '/m/mine',
  '/m/message',
  '/m/notice',
  '/m/gameList?gameType=RNG&vendor=MRL',
  '/m/leaderBoard',
];

for (const merchant of ['aurora', 'padma', 'jade', 'mono', 'noor']) {
  test(`${merchant}: every dot, badge and mark is painted as large as it is meant [APP-10, MEM-05]`, {
    tag: '@deep',
  }, async ({ page }) => {
    test.setTimeout(patient(120_000));
    await signInAs(page, merchant, 'member-vip');
    for (const path of paths) {
      await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
      await seeWholePage(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(unpainted, { dots, marks }), path).toEqual([]);
    }
    const menu = page.getByRole('banner').getByRole('button').last();
    await tapUntil(menu, page.locator('dialog[open]'));
    expect(await page.evaluate(unpainted, { dots, marks }), 'the menu').toEqual([]);
  });
}

test('aurora: unread letters are a dot of ten pixels at the corner of the letter [APP-10]', async ({ page }) => {
  await signInAs(page, 'aurora', 'member-0');
  // Whatever letters other tests have read.
  await page.route('**/CSP_unreadCount*', (route) => route.fulfill({ json: { success: true, value: 3 } }));
  await page.goto(`${origin('aurora')}/m/home`);
  const dot = page.getByRole('banner').locator(dots.map((name) => `.${name}`).join());
  await expect(dot).toBeVisible();
  const { width, height } = (await dot.boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([10, 10]);
});

/**
 * What shows and has no size on the screen: marks by their class, and whatever is told a size that an inline box cannot take (there the computed
 * size is what was told, not what is painted).
 */
function unpainted(classes: {
  readonly dots: readonly string[];
  readonly marks: readonly string[];
}): readonly string[] {
  const isOneOf = (element: Element, names: readonly string[]) =>
    names.some((name) => element.classList.contains(name));
  const faults: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('#root *, dialog[open] *')) {
    if (!(element instanceof HTMLElement) || !element.checkVisibility()) continue;
    const { width, height } = element.getBoundingClientRect();
    const told = getComputedStyle(element);
    const isReplaced = element.matches('img, iframe, video, canvas, input');
    const isInline = told.display === 'inline' && !isReplaced;
    if (isInline && (told.inlineSize !== 'auto' || told.blockSize !== 'auto'))
      faults.push(`${element.className}: an inline box told ${told.inlineSize} by ${told.blockSize}`);
    // A mark without anything in it has nothing to say.
    else if (
      isOneOf(element, classes.marks) &&
      (element.hasChildNodes() || isOneOf(element, classes.dots)) &&
      width * height === 0
    )
      faults.push(`${element.className}: ${width} by ${height}`);
  }
  return [...new Set(faults)];
}
