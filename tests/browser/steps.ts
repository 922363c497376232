import AxeBuilder from '@axe-core/playwright';
import axe, { type RunOptions } from 'axe-core';
import { expect, type Locator, type Page } from 'playwright/test';

/** Taps until the tap shows: the server's page takes one only once the browser has taken it over. */
export async function tapUntil(control: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await control.click({ timeout: 2000 });
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}

/**
 * Waits until the browser has taken over the server's page: what is typed or tapped before is the document's, not the app's. React marks an
 * element when all below it is taken over, the outermost one last.
 */
export async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const frame = document.querySelector('#root > *');
    return frame !== null && Object.keys(frame).some((key) => key.startsWith('__reactProps'));
  });
}

/** Opens a page that is tapped at once: a tap before the browser has taken it over is nobody's. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await isTakenOver(page);
}

/** No page runs past the side of the screen, once what is on its way has come. */
export async function isNoWiderThanScreen(page: Page): Promise<void> {
  const past = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(past, 'pixels past the screen').toBeLessThanOrEqual(0);
}

/** Keeps a picture in `.livery/screens` for whoever looks, with `SCREENS=on`: it takes its time and proves nothing. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env.SCREENS === 'on') await page.screenshot({ path: `.livery/screens/${name}.png` });
}

/** What is not accessible in what shows, one line a rule. Judge colours only where nothing fades in: `reducedMotion`. */
export async function axeFaults(page: Page, within?: string): Promise<readonly string[]> {
  const options = { resultTypes: ['violations'], runOnly: { type: 'tag', values: levels } } satisfies RunOptions;
  // Without frames there is nothing to gather, which takes longer than the check.
  if (page.frames().length === 1) return faultsInPage(page, options, within);
  const builder = new AxeBuilder({ page }).options(options);
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Rules of axe that the page breaks, each with the first place. */
async function faultsInPage(page: Page, options: RunOptions, within = 'html'): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ rules, place }) => {
      const judge: typeof axe = Reflect.get(window, 'axe');
      const { violations } = await judge.run(place, rules);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
    },
    { rules: options, place: within },
  );
}

/**
 * Puts what floats into the flow, and what comes later too: what a fixed footer covers while one scrolls is no fault of the page. A menu that
 * arrives in an idle moment would cover what is judged just then.
 */
export function layFlat(): void {
  const lay = () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(dialog)')) {
      if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) element.style.position = 'static';
    }
  };
  lay();
  new MutationObserver(lay).observe(document.body, { childList: true, subtree: true });
}
