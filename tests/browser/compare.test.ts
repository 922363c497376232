import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { patient } from '../support/patience';
import { expect, test } from './checked-page';
import { origin, sharedPort } from './origin';
import { createOwnServer } from './own-server';
import { signInAs } from './sign-in-as';
import { wordsOf } from './words-of';

test.describe.configure({ mode: 'serial' });

const personas = ['guest', 'member-0', 'agent-1'] as const;
const pages = { shell: '/m/home', mine: '/m/mine', message: '/m/message', agent: '/m/agent' } as const;
const names = ['shell', 'mine', 'message', 'agent'] as const;
type Name = (typeof names)[number];

let folder = '';
const after = createOwnServer(6, () => ({ CONFIG_SOURCE: folder }));

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
  cpSync('merchant-configs', folder, { recursive: true });
  await after.start();
});

test.afterAll(async () => {
  await after.stop();
  rmSync(folder, { recursive: true, force: true });
});

const changes = [
  {
    what: 'a change of base',
    brands: ['aurora', 'mono'],
    file: 'base/pages/mine.json',
    change: (text: string) => text.replace('["balance", "balance-row", "quick"', '["balance-row", "quick", "balance"'),
  },
  {
    what: 'a change of one brand',
    brands: ['aurora', 'mono'],
    file: 'aurora/overlays/mine.json',
    change: (text: string) => JSON.stringify({ ...JSON.parse(text), remove: ['invite'] }),
  },
  {
    what: 'a change of a text',
    brands: ['padma', 'mono'],
    file: 'padma/texts/bn.json',
    change: (text: string) => JSON.stringify({ ...JSON.parse(text), 'padma.money': 'টাকা' }),
  },
  {
    what: 'a change of a console',
    brands: ['mono', 'aurora'],
    file: 'mono/console.json',
    change: (text: string) => text.replace(/("modId": "MAILCEN",\s*"enabled": )"0"/, '$1"1"'),
  },
] as const;

for (const { what, brands, file, change } of changes) {
  // A quick run has unit/ops/diff.test.ts, which has each of these changes on layouts.
  test(`${what} is told of exactly the screens that it changes in a browser [CFG-08]`, { tag: '@deep' }, async ({
    page,
  }) => {
    test.setTimeout(patient(600_000));
    const original = readFileSync(join('merchant-configs', file), 'utf8');
    const changed = change(original);
    expect(changed).not.toBe(original);
    const screens = brands.flatMap((brand) => names.map((name) => ({ brand, name })));
    const old = await statesOf(page, screens);
    await become(page, brands[0], () => writeFileSync(join(folder, file), changed));
    const states = await statesOf(page, screens);
    // A screen is drawn from its state and from what the platform answers: of those with the same state one is looked at for all.
    const [spared, ...others] = screens.filter((screen) => states.get(idOf(screen)) === old.get(idOf(screen)));
    const looked = screens.filter((screen) => !others.includes(screen));
    const now = await look(page, looked, after.origin);
    const before = await lookBefore(page, looked);
    const differ = [...now].filter(([screen, content]) => before.get(screen) !== content).map(([screen]) => screen);
    expect(differ.length).toBeGreaterThan(0);
    expect(differ.filter((screen) => spared && screen.startsWith(`${idOf(spared)}/`))).toEqual([]);
    const all = screens.flatMap((screen) => personas.map((persona) => `${idOf(screen)}/${persona}`));
    expect(differ.sort()).toEqual((await told()).filter((screen) => all.includes(screen)).sort());
    await become(page, brands[0], () => writeFileSync(join(folder, file), original));
  });
}

test('of what a running server serves no more differs than was changed [CFG-08]', { tag: '@deep' }, async () => {
  test.setTimeout(patient(300_000));
  const served = `http://127.0.0.1:${sharedPort}`;
  const overlay = join(folder, 'aurora/overlays/mine.json');
  const original = readFileSync(overlay, 'utf8');
  writeFileSync(overlay, JSON.stringify({ ...JSON.parse(original), remove: ['invite'] }));
  const changed = await merchant('diff', served, folder);
  expect(changed).toMatch(
    /^in aurora, .*, on 'Member centre' \(mine\): 'Invite friends' \(invite\) goes\n1 change for players/m,
  );
  writeFileSync(overlay, original);
});

test('what a running server serves is what stands here [CFG-08]', { tag: '@deep' }, async () => {
  test.setTimeout(patient(300_000));
  const served = `http://127.0.0.1:${sharedPort}`;
  expect(await merchant('diff', served)).toContain(
    `Nothing that players see differs between ${served} and ./merchant-configs, in 5 brands.`,
  );
});

test('a change is shown in pictures of the screen before and after [CFG-08]', { tag: '@deep' }, async () => {
  test.setTimeout(patient(300_000));
  const overlay = join(folder, 'aurora/overlays/mine.json');
  const original = readFileSync(overlay, 'utf8');
  writeFileSync(overlay, JSON.stringify({ ...JSON.parse(original), remove: ['invite'] }));
  const file = join(folder, 'out.html');
  await merchant('diff', 'merchant-configs', folder, '--format', 'html', '--out', file);
  writeFileSync(overlay, original);
  const html = readFileSync(file, 'utf8');
  expect(html.match(/src="data:image\/jpeg;base64,[\w+/=]{10000,}"/g)).toHaveLength(2);
  // Before, the entry is outlined; after, it is gone.
  expect(html.match(/What changed does not show here\./g)).toHaveLength(1);
});

/** Waits until a merchant of the server is another one. */
async function become(page: Page, brand: string, write: () => void): Promise<void> {
  const state = async () => {
    const answer = await page.evaluate(async () => (await fetch('/layout/mine.json', { cache: 'no-store' })).json());
    return `${answer.site} ${answer.settings}`;
  };
  await page.goto(`${after.origin(brand)}/robots.txt`);
  const known = await state();
  write();
  await expect.poll(state).not.toBe(known);
}

type Screen = { readonly brand: string; readonly name: Name };

const idOf = ({ brand, name }: Screen) => `${brand}/${name}`;

/** What the browser draws screens from; addresses of texts, styles and pictures in it name what they hold. */
async function statesOf(page: Page, screens: readonly Screen[]): Promise<ReadonlyMap<string, string>> {
  const states = new Map<string, string>();
  const read = (path: string) => page.evaluate(async (at) => (await fetch(at, { cache: 'no-store' })).text(), path);
  for (const screen of screens) {
    await page.goto(`${after.origin(screen.brand)}/robots.txt`);
    const html = await read(pages.shell);
    const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const { page: home, pageId: _, site, settings, ...around } = JSON.parse(boot);
    const layout = screen.name === 'shell' ? { page: home } : JSON.parse(await read(`/layout/${screen.name}.json`));
    if (screen.name !== 'shell') expect([layout.site, layout.settings]).toEqual([site, settings]);
    states.set(idOf(screen), JSON.stringify([around, layout.page]));
  }
  return states;
}

const seenBefore = new Map<string, string>();

/** Before any change a screen is looked at once. */
async function lookBefore(page: Page, screens: readonly Screen[]): Promise<ReadonlyMap<string, string>> {
  const unseen = screens.filter((screen) => !seenBefore.has(`${idOf(screen)}/guest`));
  for (const [screen, content] of await look(page, unseen, origin)) seenBefore.set(screen, content);
  return seenBefore;
}

/** What every persona sees of screens, in the language that comes first there. */
async function look(
  page: Page,
  screens: readonly Screen[],
  originOf: (brand: string) => string,
): Promise<ReadonlyMap<string, string>> {
  const seen = new Map<string, string>();
  const brands = new Set(screens.map(({ brand }) => brand));
  for (const brand of brands) {
    for (const persona of personas) {
      await page.goto(`${originOf(brand)}/robots.txt`);
      await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'));
      await signInAs(page, brand, persona, originOf(brand));
      for (const screen of screens.filter((one) => one.brand === brand)) {
        const path = pages[screen.name];
        await page.goto(`${originOf(brand)}${path}`);
        seen.set(`${idOf(screen)}/${persona}`, await contentOf(page, screen.name, path, brand));
      }
    }
  }
  return seen;
}

async function contentOf(page: Page, name: string, path: string, brand: string): Promise<string> {
  await page.waitForLoadState('networkidle');
  if (new URL(page.url()).pathname !== path) return `leads to ${new URL(page.url()).pathname}`;
  if (name !== 'shell') return settled(() => page.getByRole('main').ariaSnapshot());
  const around = await settled(() => page.getByRole('banner').ariaSnapshot());
  const language = (await page.locator('html').getAttribute('lang')) ?? 'en';
  await page
    .getByRole('banner')
    .getByRole('button', { name: wordsOf(brand, language)('menu.label') })
    .click();
  return `${around}\n${await settled(() => page.getByRole('dialog').ariaSnapshot())}`;
}

/** The same three times: nothing comes any more. Figures are left out: others play on the server that all tests share. */
async function settled(read: () => Promise<string>): Promise<string> {
  const contents: string[] = [];
  await expect
    .poll(
      async () => {
        contents.push((await read()).replace(/\p{Nd}[\p{Nd}.,]*/gu, '0'));
        const [first, ...others] = contents.slice(-3);
        return contents.length >= 3 && first !== '' && others.every((content) => content === first);
      },
      { intervals: [100, 200] },
    )
    .toBe(true);
  return contents.at(-1) ?? '';
}

type Told = {
  readonly brands: readonly string[];
  readonly pages: readonly string[];
  readonly personas: readonly string[];
  readonly states: readonly string[];
  readonly kind: string;
};

/** Screens that the comparison names, as things stand in the consoles. */
async function told(): Promise<readonly string[]> {
  const output = await merchant('diff', 'merchant-configs', folder, '--format', 'json');
  const found: readonly Told[] = JSON.parse(output).changes;
  const screens = found
    .filter(({ states, kind }) => states.length === 0 && kind !== 'unreachable')
    .flatMap((change) =>
      change.brands.flatMap((brand) =>
        change.pages.flatMap((page) => change.personas.map((persona) => `${brand}/${page}/${persona}`)),
      ),
    );
  return [...new Set(screens)];
}

/** What a command for ops prints. */
function merchant(...args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    const command = ['src/ops/run.mjs', 'src/ops/merchant.ts', ...args];
    execFile(process.execPath, command, { maxBuffer: 1e8 }, (_, stdout) => done(stdout));
  });
}
