import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyBrands } from '@tests/support/changed-config';
import { sample } from '@tests/support/depth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layoutFor, resolvePage, type Site } from '@/engine';
import { main } from '@/ops/merchant';
import type { SeenChange } from '@/review/compare/change';
import { openPersonas } from '@/review/layouts/persona-visitors';
import { readVariantName } from '@/review/layouts/unmet-values';
import { openWorkspace } from '@/review/workspace/workspace';

let folder = '';
let printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diff-'));
  cpSync('merchant-configs', folder, { recursive: true });
  printed = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const copy of [folder, `${folder}-before`]) rmSync(copy, { recursive: true, force: true });
});

const everyBrand = ['aurora', 'jade', 'mono', 'noor', 'padma'];

/** Leaves one brand in the folder: five take long to compare. Gives a folder with the same, as it is. */
function keepOnly(brand: string): string {
  rmSync(folder, { recursive: true });
  const before = `${folder}-before`;
  for (const copy of [folder, before]) copyBrands(copy, brand);
  return before;
}

test('says that nothing differs between equal folders, and exits 0 [CFG-08]', async () => {
  const before = keepOnly('padma');
  expect(await main(['diff', before, folder])).toBe(0);
  expect(printed).toEqual([`Nothing that players see differs between ${before} and ${folder}, in 1 brand.`]);
});

test('tells of a change of base the screens that changed, and no other [CFG-08]', { tags: ['deep'] }, async () => {
  rewrite('base/pages/mine.json', (page) => page.nodes.centre.slots.items.sort((a: string) => (a === 'team' ? 1 : -1)));
  await expectScreens();
});

test('tells of a condition of base the screens that changed, and no other [CFG-08]', { tags: ['deep'] }, async () => {
  rewrite('base/merchant.json', (merchant) => {
    merchant.conditions.vip = { is: 'agent' };
  });
  await expectScreens();
});

test('tells of a change of one brand the screens that changed, and no other [CFG-08]', { tags: ['deep'] }, async () => {
  rewrite('aurora/overlays/mine.json', (overlay) => {
    overlay.remove = ['invite'];
  });
  const changes = await expectScreens();
  expect(changes).toMatchObject([{ kind: 'goes', node: 'invite', brands: ['aurora'], pages: ['mine'] }]);
});

test('tells of a text who reads it, where, and what it said [CFG-08]', { tags: ['deep'] }, async () => {
  rewrite('padma/texts/bn.json', (table) => {
    table['padma.money'] = 'টাকা';
  });
  const before = JSON.parse(readFileSync('merchant-configs/padma/texts/bn.json', 'utf8'))['padma.money'];
  const changes = await expectScreens('padma.money');
  expect(changes).toMatchObject([
    {
      kind: 'text',
      node: 'money',
      brands: ['padma'],
      pages: ['mine'],
      languages: ['bn'],
      words: [{ before, after: 'টাকা' }],
    },
  ]);
});

test('says of a text that one language lacks that its key stands there [CFG-08]', { tags: ['deep'] }, async () => {
  const before = keepOnly('padma');
  rewrite('padma/texts/bn.json', (table) => {
    delete table['padma.money'];
  });
  await main(['diff', before, folder]);
  expect(printed.join('\n')).toContain("says its key 'padma.money' instead of 'আমার টাকা' (bn)");
});

test('tells once of the title of a site, which stands in the head of every page [CFG-08]', async () => {
  const before = keepOnly('aurora');
  rewrite('aurora/texts/en.json', (table) => {
    table['site.title'] = 'Aurora: the day is yours';
  });
  await main(['diff', before, folder]);
  const told = printed
    .join('\n')
    .split('\n')
    .filter((line) => line.includes('every page'));
  expect(told).toEqual([
    "in aurora, for everybody, on every page: the site's title, in tabs and shared links, says 'Aurora: the day is yours' instead of 'Aurora: the night is yours' (en)",
  ]);
});

test('tells of a console the screens that changed, and no other [CFG-08]', { tags: ['deep'] }, async () => {
  const on = /("modId": "MAILCEN",\s*"enabled": )"0"/;
  rewriteText('mono/console.json', on, '$1"1"');
  const changes = await expectScreens();
  expect(new Set(changes.flatMap(({ brands }) => brands))).toEqual(new Set(['mono']));
});

test('groups what is equal over brands, pages and languages into one sentence [CFG-08]', {
  tags: ['deep'],
}, async () => {
  rewrite('base/texts/en.json', (table) => {
    table['title.feedback'] = 'Tell us';
  });
  await main(['diff', 'merchant-configs', folder]);
  expect(printed.join('\n')).toMatch(/in all 5 brands, for .*, on .*: .* says 'Tell us' instead of '.*' \(en\)/);
});

test('tells once of a text that stands in many places, and the data has each [CFG-08]', {
  tags: ['deep'],
}, async () => {
  rewrite('base/texts/en.json', (table) => {
    table['error.unknown'] = 'Something odd';
  });
  const places = (await compared()).filter(({ key }) => key === 'error.unknown');
  expect(places.length).toBeGreaterThan(10);
  printed.length = 0;
  await main(['diff', 'merchant-configs', folder]);
  const told = printed
    .join('\n')
    .split('\n')
    .filter((line) => line.includes("says 'Something odd' instead of"));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(
    /^in all 5 brands, for everybody, on .*'Log in' \(login\).* and \d+ more: the text error\.unknown, in \d+ places, says/,
  );
});

test('says pages, entries and people as one says them, in the language that is asked for [CFG-08]', {
  tags: ['deep'],
}, async () => {
  rewrite('padma/overlays/mine.json', (overlay) => {
    overlay.set = {
      ...overlay.set,
      money: { when: { not: { is: 'agent' } } },
      help: { 'on.tap': { do: 'navigate', to: 'service' } },
    };
  });
  rewrite('padma/merchant.json', (merchant) => {
    merchant.locale.currency = 'USD';
  });
  expect(await main(['diff', 'merchant-configs', folder, '--lang', 'en'])).toBe(1);
  expect(printed.join('\n').split('\n')).toEqual([
    'in padma, for everybody, on every page: currency, ISO 4217 (locale.currency): USD instead of BDT',
    "in padma, for everybody, on 'Member centre' (mine): 'Help' (help) leads to 'Customer service' (service) instead of 'Help' (help)",
    "in padma, for agents, and for members whose information still loads, on 'Member centre' (mine): 'My money' (money) goes",
    `3 changes for players between merchant-configs and ${folder}, looked at in 5 brands.`,
  ]);
  printed = [];
  await main(['diff', 'merchant-configs', folder]);
  expect(printed.join('\n')).toContain("whose information still loads, on 'সদস্য কেন্দ্র' (mine): 'আমার টাকা' (money) goes");
});

test('tells of an age every text that says it [CFG-08]', { tags: ['deep'] }, async () => {
  rewrite('mono/merchant.json', ({ auth }) => {
    auth.age = 21;
  });
  const changes = await compared();
  const told = changes.flatMap(({ pages, node, words }) => words.map(({ after }) => [pages, node, after].join(' ')));
  for (const place of [
    'home safety',
    'login adults',
    'useragreement eligible-text',
    'shell safer-age',
    'register form',
  ])
    expect(told.join('\n')).toMatch(new RegExp(`^${place} .*21`, 'm'));
});

test('tells what a visitor meets whom no persona stands for, and says so [CFG-08]', { tags: ['deep'] }, async () => {
  rewrite('aurora/overlays/shell.json', ({ set }) => {
    set['footer-deposit'].when = { all: [set['footer-deposit'].when, { at: 'balance.hidden', eq: false }] };
  });
  await main(['diff', 'merchant-configs', folder, '--lang', 'en']);
  expect(printed.join('\n')).toContain('where balance.hidden is true (no persona has that), around every page');
});

test.each(
  sample(1, [
    ['help', { at: 'member.days', gte: 400 }, 'member.days is 400'],
    ['service', { at: 'play.pause', eq: 'timeout' }, 'play.pause is timeout'],
    ['inbox', { all: [{ switch: 'MAILCEN' }, { at: 'play.pause', eq: 'timeout' }] }, 'play.pause is timeout'],
  ]),
)('says who keeps %s where its condition asks for what no persona has [CFG-08]', async (node, when, otherwise) => {
  const before = keepOnly('aurora');
  rewrite('aurora/overlays/mine.json', ({ set }) => {
    set[node] = { when };
  });
  await main(['diff', before, folder, '--lang', 'en']);
  const gone = printed
    .join('\n')
    .split('\n')
    .filter((line) => line.includes(`(${node}) goes`));
  expect(gone).toHaveLength(1);
  expect(printed.join('\n')).toMatch(new RegExp(`but not where ${otherwise} \\(no persona has that\\), on 'Member`));
});

test('says who still gets to a page whose only way hangs on what no persona has [CFG-08]', {
  tags: ['deep'],
}, async () => {
  rewrite('aurora/overlays/mine.json', ({ set }) => {
    set.settings = { when: { at: 'member.days', gte: 400 } };
  });
  await main(['diff', 'merchant-configs', folder, '--lang', 'en']);
  expect(printed.join('\n')).toMatch(/but not where member.days is 400 .*: the page is there, and nothing leads to it/);
});

test('tells the offer of an entry that shows on a break as well [CFG-08]', { tags: ['deep'] }, async () => {
  rewrite('aurora/overlays/shell.json', ({ set }) => {
    set['footer-deposit'].when = { is: 'canDeposit' };
  });
  await main(['diff', 'merchant-configs', folder, '--lang', 'en']);
  expect(printed.join('\n')).toMatch(
    /\(member-paused\), around every page: 'Deposit' \(footer-deposit\) appears after .*, with '50% bonus' as its bubble/,
  );
});

test('says of patterns in words what is taken now, and where [CFG-08]', { tags: ['deep'] }, async () => {
  rewrite('aurora/console.json', ({ register }) => {
    Object.assign(register.paymentPassword, { acceptedPattern: '[0-9]{4}', minLength: 4, maxLength: 4 });
  });
  rewrite('padma/merchant.json', ({ auth }) => {
    auth.emailPattern = '[a-z.]+@[a-z]+(?:\\.[a-z]{2,3}){1,3}';
  });
  await main(['diff', 'merchant-configs', folder, '--lang', 'en']);
  const words = printed.join('\n');
  expect(words).toContain("'Fund password' (form-field:paymentPassword) takes 4 digits instead of 6 digits");
  expect(words).not.toContain('characters at');
  expect(words).toContain(
    "in padma, for everybody, on 'Forgot password' (forget): the form for a forgotten password (auth.emailPattern) takes other values: 'nora@mail.info' was taken and is refused now",
  );
});

test('says who waits, and what something stands in where a page has the same words [CFG-08]', {
  tags: ['deep'],
}, async () => {
  // A page for whoever is signed in, which asks by itself what is not known at once.
  rewrite('base/pages/withdraw.json', (page) => {
    page.access = { need: 'session', guest: 'login' };
  });
  const before = mkdtempSync(join(tmpdir(), 'diff-'));
  cpSync(folder, before, { recursive: true });
  rewrite('base/pages/withdraw.json', ({ nodes }) => {
    nodes.page.slots.body = ['closed', 'form', 'wallets'];
    nodes.balance.props.title = { t: 'title.withdraw' };
    nodes.form.slots.help = ['balance', 'ask'];
  });
  await main(['diff', before, folder, '--lang', 'en']);
  rmSync(before, { recursive: true });
  expect(printed.join('\n')).toContain(
    `in aurora and jade, for everybody whose information still loads, but not for guests and trial players, on 'Withdraw' (withdraw): the account summary (balance) moves first in the withdrawal "form"`,
  );
});

test('calls an entry of several brands as the first of them does, and keeps equal changes together [CFG-08]', {
  tags: ['deep'],
}, async () => {
  rewrite('base/pages/feedback.json', (page) => {
    page.access = { when: { is: 'agent' } };
  });
  await main(['diff', 'merchant-configs', folder]);
  expect(printed.join('\n').split('\n').slice(0, 2)).toEqual([
    "in all 5 brands, for guests, on 'Feedback' (feedback): the page leads them to 'Home' (home) instead of 'Log in' (login)",
    "in all 5 brands, for trial players and members, on 'Feedback' (feedback): the page closes: they are led to 'Home' (home)",
  ]);
});

test('tells what shows only under another state of a switch, and names it [CFG-08]', { tags: ['deep'] }, async () => {
  rewrite('mono/overlays/mine.json', (overlay) => {
    overlay.set = { ...overlay.set, inbox: { 'props.icon': 'star' } };
  });
  const changes = await compared();
  expect(changes).toMatchObject([{ kind: 'look', node: 'inbox', brands: ['mono'], states: ['MAILCEN on'] }]);
  printed = [];
  await main(['diff', 'merchant-configs', folder]);
  expect(printed.join('\n').split('\n')).toEqual([
    'No player sees the following now. It would show with other console settings:',
    "in mono, for everybody, on 'Member centre' (mine), only with MAILCEN on: 'Inbox' (inbox) has icon star instead of mail",
    expect.stringMatching(/^0 changes for players between .*; 1 would show only with other console settings\.$/),
  ]);
  printed = [];
  await main(['diff', 'merchant-configs', folder, '--format', 'md']);
  expect(printed.join('\n')).toMatch(
    /settings\.\n\n## No player sees the following now. It would show with other console settings:\n\n### mono\n\n- for /,
  );
  printed = [];
  await main(['diff', 'merchant-configs', folder, '--format', 'json']);
  expect(JSON.parse(printed.at(-1) ?? '')).toMatchObject({
    notes: { isMetNow: expect.stringContaining('shows to nobody now') },
    changes: [{ node: 'inbox', isMetNow: false }],
  });
});

test('tells of a page that nothing leads to any more, and for whom [CFG-08]', { tags: ['deep'] }, async () => {
  rewrite('mono/overlays/shell.json', (overlay) => {
    overlay.nodes['menu-manifesto'].on.tap.to = 'help';
  });
  expect(await compared()).toMatchObject([
    { kind: 'target', node: 'menu-manifesto', brands: ['mono'], pages: ['shell'] },
  ]);
  rewrite('mono/overlays/home.json', (overlay) => {
    overlay.nodes['about-manifesto'].when = { is: 'signedIn' };
  });
  expect(await compared()).toContainEqual(
    expect.objectContaining({ kind: 'unreachable', brands: ['mono'], pages: ['manifesto'], personas: ['guest'] }),
  );
});

test('tells of access, theme, pictures, languages and pages that come and go [CFG-08]', {
  tags: ['deep'],
}, async () => {
  rewrite('base/pages/feedback.json', (page) => {
    page.access = { when: { is: 'agent' } };
  });
  rewrite('jade/merchant.json', (merchant) => {
    merchant.theme.tokens['color.primary'] = '#00ff00';
    merchant.languages.supported.pop();
  });
  rewriteText('noor/assets/logo.svg', '<svg', '<svg data-new="1"');
  rmSync(join(folder, 'mono/pages/manifesto.json'));
  const changes = await compared();
  const kinds = changes.map(({ kind, brands, name, node }) => `${brands.join()} ${kind} ${node} ${name}`);
  expect(kinds).toContain(`${everyBrand.join()} access $page 'Feedback'`);
  expect(kinds).toContain('jade look  theme.tokens.color.primary');
  expect(kinds).toContain('noor look  picture logo.svg');
  expect(kinds.some((line) => line.startsWith('jade goes  '))).toBe(true);
  expect(kinds).toContain("mono goes $page 'Manifesto'");
});

test('compares what git has at a revision with what stands here [CFG-08]', { tags: ['deep'] }, async () => {
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-m', 'first');
  vi.stubEnv('CONFIG_SOURCE', folder);
  rewrite('aurora/overlays/mine.json', (overlay) => {
    overlay.remove = ['invite'];
  });
  expect(await main(['diff', 'HEAD', '--format', 'md'])).toBe(1);
  expect(printed.join('\n')).toContain('### aurora\n\n- for ');
});

test('says of a brand that is gone, of a text that is new, and of one that code says where it stands [CFG-08]', {
  tags: ['deep'],
}, async () => {
  rewrite('base/texts/en.json', (table) => {
    table['widget.new'] = 'New';
  });
  rmSync(join(folder, 'aurora'), { recursive: true });
  await main(['diff', 'merchant-configs', folder]);
  const lines = printed.join('\n').split('\n');
  expect(lines).toContain('aurora is gone: nobody reaches this brand any more');
  expect(lines).toContain(
    "in 4 brands (jade, mono, noor and padma), wherever it is said: text widget.new says 'New' instead of nothing (en)",
  );
});

test('keeps a brand that cannot be read as it is: a server keeps its last good site [CFG-08] [CFG-05]', async () => {
  const before = keepOnly('padma');
  copyBrands(before, 'jade');
  copyBrands(folder, 'jade');
  writeFileSync(join(folder, 'jade/merchant.json'), '{');
  expect(await main(['diff', before, folder])).toBe(0);
  expect(printed[0]).toContain(`${folder} has errors in jade: a running server keeps their last good sites.`);
});

test.each([
  [['diff'], 'An argument is missing'],
  [['diff', 'no-such-place'], '"no-such-place" is not a folder, a git revision or an address'],
  [['diff', 'merchant-configs', 'merchant-configs', '--lang', 'xx'], 'No brand speaks "xx", so nothing was compared.'],
  [['diff', 'HEAD', '--format', 'pdf'], 'There is no format "pdf"'],
  [['diff', 'merchant-configs', '.'], '. holds no brand, so nothing was compared'],
  [['diff', '.', 'merchant-configs'], 'Did you mean merchant-configs?'],
  [['diff', 'merchant-configs', 'merchant-configs/aurora'], 'Did you mean merchant-configs?'],
  [['diff', 'merchant-configs', 'schemas'], 'Name a folder that has one folder for each brand.'],
])('answers %j with what to do, and exits 2 [CFG-08]', async (args, message) => {
  expect(await main(args)).toBe(2);
  expect(printed.join('\n')).toContain(message);
});

/** The changes as they are told; and the screens among them are those whose layouts differ, seen without this comparison. */
async function expectScreens(key = ''): Promise<readonly SeenChange[]> {
  const changes = await compared();
  const told = changes.filter(({ states }) => states.length === 0).flatMap(screensOf);
  asTheyStand ??= screens('merchant-configs');
  const [before, after] = [await asTheyStand, await screens(folder)];
  const shows = (screen: { layout: string; site: Site } | undefined) =>
    screen && withWords(screen.layout, screen.site, key);
  const differ = [...after].filter(([name, now]) => shows(before.get(name)) !== shows(now)).map(([name]) => name);
  expect(differ.length).toBeGreaterThan(0);
  expect([...new Set(told)].sort()).toEqual(differ.sort());
  return changes;
}

function screensOf({ brands, pages, personas, kind }: SeenChange): readonly string[] {
  if (kind === 'unreachable') return [];
  const known = personas.filter((persona) => readVariantName(persona) === undefined);
  return brands.flatMap((brand) => pages.flatMap((page) => known.map((persona) => `${brand}/${page}/${persona}`)));
}

/** What a text says where its key is named. */
function withWords(layout: string, { texts }: Site, key: string): string {
  return layout.replaceAll(`"${key}"`, texts.bn?.[key] ?? '');
}

type Screens = ReadonlyMap<string, { readonly layout: string; readonly site: Site }>;

let asTheyStand: Promise<Screens> | undefined;

/** What every persona is given of every page. */
async function screens(root: string): Promise<Screens> {
  const { catalogue, loaded, platformOf } = await openWorkspace(resolve(root));
  const found = new Map<string, { layout: string; site: Site }>();
  for (const site of loaded.sites.values()) {
    const { names, facts } = await openPersonas(site, loaded.consoles.get(site.id) ?? {}, catalogue);
    for (const page of Object.keys(site.pages)) {
      const resolved = resolvePage(site, page, platformOf(site), catalogue);
      for (const name of names)
        found.set(`${site.id}/${page}/${name}`, {
          site,
          layout: JSON.stringify(layoutFor(resolved, facts(name, page))),
        });
    }
  }
  return found;
}

async function compared(): Promise<readonly SeenChange[]> {
  expect(await main(['diff', 'merchant-configs', folder, '--format', 'json'])).toBe(1);
  return JSON.parse(printed.at(-1) ?? '').changes;
}

// biome-ignore lint/suspicious/noExplicitAny: files of any shape
function rewrite(path: string, change: (value: any) => void): void {
  const file = join(folder, path);
  const value = JSON.parse(readFileSync(file, 'utf8'));
  change(value);
  writeFileSync(file, JSON.stringify(value));
}

function rewriteText(path: string, from: string | RegExp, to: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}
