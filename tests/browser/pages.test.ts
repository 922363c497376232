import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from './checked-page';
import { origin } from './origin';
import { pagesOf } from './pages-of';

// A page that still fades in has no colours to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { merchant, page: id, path, persona } of pagesOf()) {
  test(`${merchant}: ${path} (${id}) as ${persona} is whole, breaks no policy and is accessible [APP-01, APP-16]`, async ({
    page,
  }) => {
    await signIn(page, merchant, persona);
    await page.goto(`${origin(merchant)}${path}`, { waitUntil: 'load' });
    await expect(page.locator('#root')).not.toBeEmpty();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    expect((await page.locator('#root').ariaSnapshot()).length).toBeGreaterThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `.livery/screens/${merchant}-${id}.png` });
    await page.evaluate(layFlat);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)).toEqual(
      [],
    );
  });
}

/** Puts a persona's session into the browser before the page's own scripts run. */
async function signIn(page: Page, merchant: string, persona: string): Promise<void> {
  if (persona === 'guest') return;
  await page.goto(`${origin(merchant)}/robots.txt`);
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/__sandbox/api/persona', { method: 'POST', headers, body: JSON.stringify(body) });
      localStorage.setItem('MC_SESSION_INFO', JSON.stringify(await answer.json()));
    },
    { merchant, persona },
  );
}

/** Puts what floats into the flow: what a fixed footer covers while one scrolls is no fault of the page. */
function layFlat(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *:not(dialog)')) {
    if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) element.style.position = 'static';
  }
}
