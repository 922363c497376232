import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { openFold } from './accounts';
import { clippedParts } from './clipped-parts';
import { isDeep, quickIn } from './depth';
import { figuresInOtherDigits } from './figures';
import { origin } from './origin';
import { othersOf, type PageCase, pagesOf } from './pages-of';
import { signInAs } from './sign-in-as';
import {
  colourFaults,
  isNoWiderThanScreen,
  isTakenOver,
  keepLook,
  layFlat,
  seeWholePage,
  wholePageFaults,
} from './steps';
import { expect, test } from './warm-page';

// Colours are judged, and words that are there: nothing fades in. What runs along at the edge of a strip is cut there: that is no size of it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages that between them draw nearly every widget: judged with what comes late, too. */
const telling: readonly string[] = [
  'home',
  'login',
  'register',
  'gameLobby',
  'gameList',
  'activity',
  'notice',
  'help',
  'mine',
  'vouReport',
  'service',
];

/** What a member meets otherwise than a guest does: in a plain run home, whose frame all pages have. */
const asMember: readonly string[] = ['home', 'gameList', 'notice'];

const cases = pagesOf().flatMap((one): readonly PageCase[] => {
  const member =
    one.persona === 'guest' && asMember.includes(one.page)
      ? [{ ...one, persona: 'member-0', ...quickIn(one.merchant, ...(one.page === 'home' ? ['noor'] : [])) }]
      : [];
  const others = othersOf(one).filter(({ persona }) => member.length === 0 || persona !== 'member-0');
  return [one, ...member, ...others];
});

for (const { merchant, page: id, path, persona, isNew, tag } of cases) {
  const title = `${merchant}: ${path} (${id}) as ${persona} is whole, breaks no policy and is accessible`;

  test(`${title} [APP-01, APP-16, QAS-02]`, { tag }, async ({ page }) => {
    await signInAs(page, merchant, persona);
    await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
    await seeWholePage(page);
    expect((await page.evaluate(seenWords)).length).toBeGreaterThan(60);
    if (merchant === 'padma') expect(await figuresInOtherDigits(page)).toEqual([]);
    await isNoWiderThanScreen(page);
    await keepLook(page, persona === 'guest' ? `${merchant}-${id}` : `${merchant}-${id}-${persona}`);
    if (telling.includes(id)) await isAtRest(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await isNoWiderThanScreen(page);
    await expect.poll(() => page.evaluate(clippedParts), 'cut off on the smallest phone').toEqual([]);
    await page.evaluate(layFlat);
    // Where nothing is new, colours alone are the merchant's own.
    expect(isNew || isDeep ? await wholePageFaults(page) : await colourFaults(page)).toEqual([]);
    const other = otherModeOf(merchant);
    if (other === undefined || !telling.includes(id)) return;
    await page.emulateMedia({ colorScheme: other });
    await expect(page.locator('html')).toHaveCSS('color-scheme', other);
    // Even without motion, a colour that is inherited takes a frame for each element on its way.
    await page.waitForFunction(() => !document.getAnimations().some((moving) => moving instanceof CSSTransition));
    expect(await colourFaults(page), `in ${other} colours, where the device asks for them`).toEqual([]);
  });
}

function seenWords(): string {
  // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts
  return document.getElementById('root')?.innerText ?? '';
}

async function isAtRest(page: Page): Promise<void> {
  await isTakenOver(page);
  await page.waitForLoadState('networkidle');
  await openFold(page);
}

/** The mode that a merchant has colours for beside its own. */
function otherModeOf(merchant: string): 'dark' | 'light' | undefined {
  const { theme } = JSON.parse(readFileSync(`merchant-configs/${merchant}/merchant.json`, 'utf8'));
  if (theme?.otherMode === undefined) return undefined;
  return theme.mode === 'light' ? 'dark' : 'light';
}
