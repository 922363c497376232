import { test as base, expect } from 'playwright/test';
import { createEngine, type Engine, type Place } from './engine';
import { type FaultsProxy, startFaultsProxy } from './faults-proxy';
import { phone } from '../phone';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** What is meant on a page: the first that shows of a selector, with a name where one is given. */
export type Target = { readonly selector: string; readonly name?: string };

/** Who walks through the site, in whichever engine. */
export type Player = Engine & {
  readonly origin: (merchant: string) => string;
  /** Opens a page as one that the browser has taken over: what is tapped before is nobody's. */
  readonly visit: (merchant: string, path: string) => Promise<void>;
  readonly sees: (selector: string, name?: string) => Promise<void>;
  readonly tap: (selector: string, name?: string) => Promise<void>;
  readonly fill: (selector: string, text: string) => Promise<void>;
};

type Shared = { readonly driven: Engine; readonly watched: FaultsProxy };

export const test = base.extend<{ readonly player: Player }, Shared>({
  driven: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use, { project }) => {
      const engine = createEngine(await (project.name === 'webkit' ? startWebKit() : startFirefox()));
      await expect.poll(() => engine.run(() => [innerWidth, innerHeight], undefined)).toEqual(Object.values(phone.viewport));
      await use(engine);
      await engine.end();
    },
    { scope: 'worker' },
  ],
  watched: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const proxy = await startFaultsProxy();
      await use(proxy);
      await proxy.end();
    },
    { scope: 'worker' },
  ],
  /** On its page every unhandled error, error in the console and violation of the policy fails the test. */
  player: async ({ driven, watched }, use) => {
    watched.faults.splice(0);
    await use(createPlayer(driven, watched.origin));
    // What the page said last has come once this has.
    await driven.run(() => fetch('/__faults', { method: 'POST', body: '' }).then(() => undefined), undefined);
    expect(watched.faults.filter((line) => line !== ''), 'errors of the page').toEqual([]);
  },
});

function createPlayer(engine: Engine, origin: Player['origin']): Player {
  const place = async (target: Target): Promise<Place> => {
    let found: Place = { x: 0, y: 0 };
    await expect(async () => {
      const answer = await engine.run(placeOf, target);
      if (typeof answer === 'string') throw new Error(`${target.selector} ${target.name ?? ''}: ${answer}`);
      found = answer;
    }).toPass({ timeout: 20_000, intervals: [100] });
    return found;
  };
  const tap = async (selector: string, name?: string) =>
    engine.tapAt(await place({ selector, ...(name !== undefined && { name }) }));
  return {
    ...engine,
    origin,
    visit: async (merchant, path) => {
      await engine.open(origin(merchant) + path);
      await expect.poll(() => engine.run(isTakenOver, undefined)).toBe(true);
    },
    sees: async (selector, name) => {
      await place({ selector, ...(name !== undefined && { name }) });
    },
    tap,
    fill: async (selector, text) => {
      await tap(selector);
      await engine.run(chooseAll, selector);
      await engine.type(text);
      await expect.poll(() => engine.run(valueOf, selector), selector).toBe(text);
    },
  };
}

/** Each dialog that is open shows its body, or as much of it as half a screen holds. */
export async function showsDialogs(player: Player, count = 1): Promise<void> {
  await expect.poll(() => player.run(dialogsOf, undefined)).toEqual(Array.from({ length: count }, () => 'shows its body'));
}

/** No page runs past the side of the screen. */
export async function isNoWiderThanScreen({ run }: Player): Promise<void> {
  const past = () => run(() => document.documentElement.scrollWidth - innerWidth, undefined);
  await expect.poll(past, 'pixels past the screen').toBeLessThanOrEqual(0);
}

// What follows runs in the page.

function isTakenOver(): boolean {
  return Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__reactProps'));
}

/** The middle of what is meant, once it stands still and nothing covers it; otherwise why it cannot be tapped. */
async function placeOf({ selector, name }: Target): Promise<Place | string> {
  const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const all = [...document.querySelectorAll(selector)];
  const element = all.find((one) => one.checkVisibility() && (name === undefined || nameOf(one).includes(name)));
  if (element === undefined) return `none of ${all.length} shows: ${all.map(nameOf).join(' | ').slice(0, 300)}`;
  if (element.matches(':disabled, [aria-busy=true]')) return 'it is disabled';
  const box = () => element.getBoundingClientRect();
  const seen = document.elementFromPoint(box().x + box().width / 2, box().y + box().height / 2);
  if (!element.contains(seen) && !seen?.contains(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  const { x, y, width, height } = box();
  await frame();
  const now = box();
  if (now.x !== x || now.y !== y || now.width === 0 || now.height === 0) return 'it moves';
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = document.elementFromPoint(middle.x, middle.y);
  const isFree = top !== null && (element.contains(top) || top.closest('label')?.contains(element) === true);
  return isFree ? middle : `covered by ${top?.outerHTML.slice(0, 120)}`;
}

function chooseAll(selector: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  field?.select();
}

function valueOf(selector: string): string | undefined {
  return document.querySelector<HTMLInputElement>(selector)?.value;
}

function dialogsOf(): readonly string[] {
  return [...document.querySelectorAll('dialog[open]')].map((dialog) => {
    const body = dialog.children[1];
    if (body === undefined) return 'has no body';
    const wanted = Math.min(body.scrollHeight, innerHeight / 2);
    return body.clientHeight >= wanted ? 'shows its body' : `shows ${body.clientHeight} of ${body.scrollHeight} px`;
  });
}
