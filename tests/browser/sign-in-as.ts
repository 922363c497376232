import type { Page } from 'playwright/test';
import { origin as originOf } from './origin';

/** Puts a persona's session into the browser before the page's own scripts run. */
export async function signInAs(
  page: Page,
  merchant: string,
  persona: string,
  origin = originOf(merchant),
): Promise<void> {
  if (persona === 'guest') return;
  const plain = `${origin}/robots.txt`;
  if (page.url() !== plain) await page.goto(plain);
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/__sandbox/api/persona', { method: 'POST', headers, body: JSON.stringify(body) });
      localStorage.setItem('MC_SESSION_INFO', JSON.stringify(await answer.json()));
    },
    { merchant, persona },
  );
}
