import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import { expect, type Locator, type Page, type Route } from 'playwright/test';
import { patient } from '../support/patience';

/** Taps until the tap shows: the server's page takes one only once the browser has taken it over. */
export async function tapUntil(control: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await control.click({ timeout: 2000 });
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: patient(30_000) });
}

/** Waits until the frame around the islands is hydrated. */
export async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#root[data-hydrated]') !== null);
}

/** An island of the server's HTML that is not hydrated yet. */
export const waitingIsland = '[data-island]:not([data-hydrated])';

/** Begins to scroll and goes back, as somebody who is about to look at all of a page: then what stands below the screen is drawn too. */
export async function seeWholePage(page: Page): Promise<void> {
  await isTakenOver(page);
  await expect(async () => {
    const waiting = await page.evaluate(async () => {
      for (const top of [40, 0]) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
      return document.querySelectorAll('[data-still], main [aria-busy=true]').length;
    });
    expect(waiting, 'boxes that still wait').toBe(0);
  }).toPass({ timeout: patient(30_000), intervals: [50] });
}

/** Opens a page that is tapped at once: a tap before the browser has taken it over is nobody's. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await isTakenOver(page);
}

/**
 * Deals with what matches in its own way until the function it gives is called. The interception stays in place: taking the last one away while a
 * page loads can lose what is being asked for.
 */
export async function routeUntil(
  page: Page,
  url: string | RegExp,
  deal: (route: Route) => unknown,
): Promise<() => void> {
  let isOver = false;
  await page.route(url, (route) => (isOver ? route.fallback() : deal(route)));
  return () => {
    isOver = true;
  };
}

/** No page runs past the side of the screen, once what is on its way has come. */
export async function isNoWiderThanScreen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(pastScreen), 'pixels past the screen').toBeLessThanOrEqual(0);
}

/**
 * Pixels that a page runs past the screen. The frame's clip is off while it is measured, and the viewport is asked, not
 * the window: a phone's `innerWidth` grows with its content.
 */
export function pastScreen(): number {
  const { documentElement: root } = document;
  const frame = document.querySelector<HTMLElement>('#root > *');
  frame?.style.setProperty('overflow-x', 'visible');
  const past = root.scrollWidth - root.clientWidth;
  frame?.style.removeProperty('overflow-x');
  return past;
}

/** Keeps a picture in `.livery/screens` for whoever looks, with `SCREENS=on`: it takes its time and proves nothing. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env.SCREENS === 'on') await page.screenshot({ path: `.livery/screens/${name}.png` });
}

/** Keeps what a page looks like, and its outline beside it: `npm run merchant -- looks` compares two folders of them. */
export async function keepLook(page: Page, name: string): Promise<void> {
  if (process.env.SCREENS !== 'on') return;
  const outline = await page.locator('#root').ariaSnapshot();
  await keepPicture(page, name);
  await writeFile(`.livery/screens/${name}.txt`, `${outline}\n`);
}

/** What is not accessible in what shows, one line a rule. Judge colours only where nothing fades in: `reducedMotion`. */
export async function axeFaults(page: Page, within?: string): Promise<readonly string[]> {
  return (await violationsIn(page, { runOnly: { type: 'tag', values: levels } }, within)).map(faultOf);
}

/** Rules of a whole page that no level of the guidelines asks axe for: small things too near to each other, and what stands in no part of it. */
const rulesOfPage = ['target-size', 'landmark-one-main', 'landmark-no-duplicate-main', 'landmark-unique'];

/** The same of a whole page at rest: what is tapped is large enough or stands apart, below one title and in one main part. */
export async function wholePageFaults(page: Page): Promise<readonly string[]> {
  const rules = Object.fromEntries(rulesOfPage.map((rule) => [rule, { enabled: true }]));
  const violations = await violationsIn(page, { runOnly: { type: 'tag', values: levels }, rules });
  const { titles, mains } = await page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const count = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen).length;
    return { titles: count('h1'), mains: count('main, [role=main]') };
  });
  return [
    ...violations.map(faultOf),
    ...(titles === 1 ? [] : [`it has ${titles} h1`]),
    ...(mains === 1 ? [] : [`it has ${mains} main`]),
  ];
}

/** What has too little contrast, one line a rule. */
export async function colourFaults(page: Page): Promise<readonly string[]> {
  return (await violationsIn(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })).map(faultOf);
}

function faultOf({ id, nodes }: Result): string {
  return `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`;
}

async function violationsIn(page: Page, asked: RunOptions, within?: string): Promise<readonly Result[]> {
  const options = { resultTypes: ['violations'], ...asked } satisfies RunOptions;
  // Without frames there is nothing to gather, which takes longer than the check.
  if (page.frames().length === 1) return violationsInPage(page, options, within);
  const builder = new AxeBuilder({ page }).options(options);
  return (await (within === undefined ? builder : builder.include(within)).analyze()).violations;
}

/** The small one: every document reads it anew. */
const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const levels = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

async function violationsInPage(page: Page, options: RunOptions, within = 'html'): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(
    async ({ rules, place }) => {
      const judge: typeof axe = Reflect.get(window, 'axe');
      return (await judge.run(place, rules)).violations;
    },
    { rules: options, place: within },
  );
}

/**
 * Puts what floats into the flow, and what comes later too: what a fixed footer covers while one scrolls is no fault of
 * the page. A menu that arrives in an idle moment would cover what is judged just then.
 * The frame's wallpaper goes: axe leaves every colour above a large pseudo element undecided.
 */
export function layFlat(): void {
  const bare = new CSSStyleSheet();
  bare.replaceSync('#root > *::before, #root > *::after { content: none !important }');
  document.adoptedStyleSheets.push(bare);
  const lay = () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(dialog)')) {
      if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) element.style.position = 'static';
    }
  };
  lay();
  new MutationObserver(lay).observe(document.body, { childList: true, subtree: true });
}
