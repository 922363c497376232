import type { Phone } from './open-phone';

/** What greets a visitor over the page was seen. Runs before the page's own scripts. */
export const withoutPopups = `localStorage.setItem('seen', 'age-18 age-21'); sessionStorage.setItem('seen', 'popups-A popups-B app')`;

/** Signs in a persona of the sandbox, for every page that is opened from now on. */
export async function signIn({ page }: Phone, origin: string, merchant: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(`(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ merchant: '${merchant}', persona: 'member-0' });
    const answer = await fetch('/__sandbox/api/persona', { method: 'POST', headers, body });
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(await answer.json()));
  })()`);
}
