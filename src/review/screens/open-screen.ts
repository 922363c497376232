import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { chromiumFlags } from './chromium.mjs';

/** The small phone that pages are opened with. */
export const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true } as const;

/** Starts the Chromium at a path (`chromium.mjs` finds one). */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...chromiumFlags] });
}

/** The visitor of a merchant. `unseen` are the greetings that still show on arrival: `age`, `popups`, `app`. */
export type ScreenVisitor = {
  /** `http://aurora.localhost:4173` */
  readonly origin: string;
  readonly merchant: string;
  readonly persona: string;
  readonly language: string;
  readonly unseen?: readonly string[];
};

/** A new page for a visitor, who is signed in if it is a persona. Close its context when done. */
export async function openScreen(
  browser: Browser,
  { origin, merchant, persona, language, unseen = [] }: ScreenVisitor,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  try {
    await context.addCookies([{ name: 'lang', value: language, url: origin }]);
    await seeArrivals(context, unseen);
    const page = await context.newPage();
    await signInAs(page, { origin, merchant, persona });
    return page;
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** The age gate is remembered by its age, and a brand may demand any age. */
const ages = Array.from({ length: 100 }, (_, age) => age);

/** From now on each document's storage says that the visitor has seen all greetings, except those in `unseen`. */
export async function seeArrivals(context: BrowserContext, unseen: readonly string[] = []): Promise<void> {
  await context.addInitScript(arrivalsSeen(unseen));
}

/** The same as a script that runs before the page's own scripts. A frame of another site may have no storage. */
export function arrivalsSeen(unseen: readonly string[] = []): string {
  const seenWords = (names: readonly string[]) =>
    JSON.stringify(names.filter((name) => !unseen.some((greeting) => name.startsWith(greeting))).join(' '));
  return `if (window === window.top) {
    localStorage.setItem('seen', ${seenWords(ages.map((age) => `age-${age}`))});
    sessionStorage.setItem('seen', ${seenWords(['popups-A', 'popups-B', 'app'])});
  }`;
}

/**
 * Puts a persona's session into the browser, or throws the reason why not. It uses an address without scripts, so that
 * no page removes the session meanwhile.
 */
export async function signInAs(
  page: Page,
  { origin, merchant, persona }: Pick<ScreenVisitor, 'origin' | 'merchant' | 'persona'>,
): Promise<void> {
  const scriptlessUrl = `${origin}/robots.txt`;
  if (page.url() !== scriptlessUrl) await page.goto(scriptlessUrl);
  if (persona === 'guest') return;
  await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/__sandbox/api/persona', { method: 'POST', headers, body });
    const session = await answer.text();
    if (!answer.ok) throw new Error(`The sandbox did not sign in ${body}: ${session}`);
    if (session !== 'null') localStorage.setItem('MC_SESSION_INFO', session);
  }, JSON.stringify({ merchant, persona }));
}
