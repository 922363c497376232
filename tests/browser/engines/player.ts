import { test as base, expect } from 'playwright/test';
import { patient } from '../../support/patience';
import { headersOf, newNumber, register, sessionFor, someoneNew } from '../new-member';
import { phone } from '../phone';
import { createEngine, type Engine, type Place } from './engine';
import { type FaultsProxy, faultsPath, startFaultsProxy } from './faults-proxy';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** Walks through the site in any engine. A selector, with a name where one is given, means its first visible match. */
export type Player = Engine & {
  readonly origin: (merchant: string) => string;
  /** Comes to a merchant's site with nothing kept; `seen`, without the popups of arrival. */
  readonly begin: (merchant: string, seen?: boolean) => Promise<void>;
  /** Opens a page, until the browser has taken it over: what is tapped before is nobody's. */
  readonly visit: (merchant: string, path: string) => Promise<void>;
  readonly sees: (selector: string, name?: string) => Promise<void>;
  readonly tap: (selector: string, name?: string) => Promise<void>;
  readonly fill: (text: string, selector: string, name?: string) => Promise<void>;
  readonly isAt: (path: string) => Promise<void>;
};

/** What a page says of what went wrong, one line each. A test that brings something about takes it out. */
type Own = { readonly player: Player; readonly faults: string[] };

type Shared = { readonly driven: Engine; readonly watched: FaultsProxy };

export const test = base.extend<Own, Shared>({
  driven: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use, { project }) => {
      const engine = createEngine(await (project.name === 'webkit' ? startWebKit() : startFirefox()));
      await expect.poll(() => engine.run(() => [innerWidth, innerHeight], null)).toEqual(Object.values(phone.viewport));
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
  /** Every unhandled error, error in the console and violation of the policy fails the test. */
  faults: async ({ driven, watched: { faults } }, use) => {
    faults.splice(0);
    await use(faults);
    // What the page said last has come once this has.
    await driven.run((to) => fetch(to, { method: 'POST' }).then(() => undefined), faultsPath);
    expect(faults, 'errors of the page').toEqual([]);
  },
  player: ({ driven, watched, faults: _ }, use) => use(createPlayer(driven, watched.origin)),
});

function createPlayer(engine: Engine, origin: Player['origin']): Player {
  const placeWhenFree = async (selector: string, name?: string): Promise<Place> => {
    let place: Place | undefined;
    await expect(async () => {
      const found = await engine.run(placeOf, { selector, name });
      if (typeof found === 'string') throw new Error(`${selector} ${name ?? ''}: ${found}`);
      place = found;
    }).toPass({ timeout: patient(20_000), intervals: [100] });
    return place ?? { x: 0, y: 0 };
  };
  const tap: Player['tap'] = async (selector, name) => engine.tapAt(await placeWhenFree(selector, name));
  return {
    ...engine,
    origin,
    begin: async (merchant, seen = true) => {
      await engine.open(`${origin(merchant)}/robots.txt`);
      await engine.run(forgetAll, seen);
    },
    visit: async (merchant, path) => {
      await engine.open(origin(merchant) + path);
      await expect.poll(() => engine.run(isTakenOver, null)).toBe(true);
    },
    sees: async (selector, name) => {
      await placeWhenFree(selector, name);
    },
    tap,
    fill: async (text, selector, name) => {
      // A sheet grows while its parts come: a tap may meet what stands there by then.
      await expect(async () => {
        await tap(selector, name);
        expect(await engine.run((field) => document.activeElement?.matches(field), selector), selector).toBe(true);
      }).toPass({ timeout: patient(20_000) });
      await engine.run(chooseAll, null);
      await engine.type(text);
      await expect.poll(() => engine.run(valueTyped, null), `${selector} ${name ?? ''}`).toBe(text);
    },
    isAt: async (path) => {
      await expect(async () => {
        expect(await engine.run(() => location.pathname, null)).toBe(path);
      }).toPass({ timeout: patient(20_000) });
    },
  };
}

/** Signs in somebody whom no other test signs in. */
export async function signInNew(player: Player, merchant: string, money?: string): Promise<string> {
  await player.begin(merchant);
  const own = headersOf(merchant);
  await player.run((headers) => fetch('/wps/captcha', { headers }).then(() => undefined), own);
  const id = (await player.cookie('captchaId')) ?? '';
  const added = await player.run(register, { own, body: someoneNew(newNumber(merchant)), id });
  const record = JSON.stringify(sessionFor(merchant, added));
  await player.run((session) => localStorage.setItem('MC_SESSION_INFO', session), record);
  if (money !== undefined) await tellSandbox(player, 'money', { merchant, username: added.userName, amount: money });
  return added.userName;
}

/** Signs in as a persona, with nothing else kept. */
export async function signInPersona(player: Player, merchant: string, persona: string): Promise<void> {
  await player.begin(merchant);
  if (persona === 'guest') return;
  const session = await tellSandbox(player, 'persona', { merchant, persona });
  await player.run((kept) => localStorage.setItem('MC_SESSION_INFO', kept), session);
}

/** Has the platform do what no player can: money, letters, somebody's session. Gives its answer. */
export async function tellSandbox(player: Player, path: string, fields: object) {
  return player.run(
    async ({ path, body }) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/__sandbox/api/${path}`, { method: 'POST', headers, body });
      return answer.text();
    },
    { path, body: JSON.stringify(fields) },
  );
}

/** Each dialog that is open shows its body, or as much of it as half a screen holds. */
export async function showsDialogs(player: Player, count = 1): Promise<void> {
  await expect.poll(() => player.run(dialogsOf, null)).toEqual(Array.from({ length: count }, () => 'shows its body'));
}

/** The same of as many as are open. */
export async function openDialogsShow(player: Player): Promise<void> {
  const faults = async () => (await player.run(dialogsOf, null)).filter((one) => one !== 'shows its body');
  await expect.poll(faults, 'dialogs').toEqual([]);
}

/** No page runs past the side of the screen. */
export async function isNoWiderThanScreen({ run }: Player): Promise<void> {
  const past = () => run(() => document.documentElement.scrollWidth - innerWidth, null);
  await expect.poll(past, 'pixels past the screen').toBeLessThanOrEqual(0);
}

// What follows runs in the page.

function isTakenOver(): boolean {
  return document.querySelector('#root[data-hydrated]') !== null;
}

type Target = { readonly selector: string; readonly name: string | undefined };

/** The middle of what is meant, once it stands still and nothing covers it; otherwise why it cannot be tapped. */
async function placeOf({ selector, name }: Target): Promise<Place | string> {
  const nameOf = (one: Element) => {
    const label = 'labels' in one && one.labels instanceof NodeList ? one.labels[0]?.textContent : undefined;
    return one.getAttribute('aria-label') ?? label ?? one.textContent ?? '';
  };
  const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const element = all.find((one) => name === undefined || nameOf(one).includes(name));
  if (element === undefined) return `only these show: ${all.map(nameOf).join(' | ').slice(0, 300)}`;
  if (element.matches(':disabled, [aria-busy=true]')) return 'it is disabled';
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const free = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const top = document.elementFromPoint(middle.x, middle.y);
    return {
      ...middle,
      top,
      isFree: top !== null && width > 0 && (element.contains(top) || top.closest('label')?.contains(element) === true),
    };
  };
  if (!free().isFree) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await frame();
  const before = free();
  await frame();
  const { x, y, top, isFree } = free();
  if (x !== before.x || y !== before.y) return 'it moves';
  return isFree ? { x, y } : `covered by ${top?.outerHTML.slice(0, 120)}`;
}

function forgetAll(seen: boolean): void {
  localStorage.clear();
  sessionStorage.clear();
  if (!seen) return;
  localStorage.setItem('seen', 'age-18 age-21');
  sessionStorage.setItem('seen', 'popups-A popups-B app');
}

function chooseAll(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
}

function valueTyped(): string | undefined {
  return document.activeElement instanceof HTMLInputElement ? document.activeElement.value : undefined;
}

function dialogsOf(): readonly string[] {
  return [...document.querySelectorAll('dialog[open]')].map((dialog) => {
    const body = dialog.children[1];
    if (body === undefined) return 'has no body';
    const wanted = Math.min(body.scrollHeight, innerHeight / 2);
    return body.clientHeight >= wanted ? 'shows its body' : `shows ${body.clientHeight} of ${body.scrollHeight} px`;
  });
}
