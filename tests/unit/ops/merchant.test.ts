import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '@/ops/merchant';

let folder = '';
let printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'merchants-'));
  cpSync('merchant-configs', folder, { recursive: true });
  vi.stubEnv('CONFIG_SOURCE', folder);
  printed = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('finds nothing wrong with the merchants of the project [CFG-01]', async () => {
  expect(await main(['check'])).toBe(0);
  expect(printed.at(-1)).toMatch(/^\d+ merchants without errors/);
});

test('names file, line and column of wrong JSON and exits 1 [CFG-01]', async () => {
  change('mono/merchant.json', '"format": 1,', '"format": 1,,');
  expect(await main(['check'])).toBe(1);
  expect(printed[0]).toBe(
    `${folder}/mono/merchant.json:3:15  There is one comma too many here, so the file cannot be used. Remove it. (--fix does this.)`,
  );
});

test('names a link of assets that leads out of them [CFG-01]', { tags: ['deep'] }, async () => {
  symlinkSync('/etc/hostname', join(folder, 'mono/assets/host.svg'));
  await main(['check', 'mono']);
  expect(printed).toContain(
    `${folder}/mono/assets/host.svg  Warning: This link leads out of its folder of assets, which every visitor can read, so it is left out. Copy the file there.`,
  );
});

test('is quiet about what desktops leave in a folder [CFG-01]', { tags: ['deep'] }, async () => {
  for (const name of ['mono/Thumbs.db', 'mono/assets/Thumbs.db', 'mono/texts/desktop.ini', 'mono/pages/.DS_Store'])
    writeFileSync(join(folder, name), 'x');
  expect(await main(['check', 'mono'])).toBe(0);
  expect(printed).toEqual([expect.stringMatching(/^1 merchant without errors/)]);
});

test('names a folder that is no brand, and exits 0 all the same [CFG-01]', { tags: ['deep'] }, async () => {
  mkdirSync(join(folder, 'tulip'));
  expect(await main(['check'])).toBe(0);
  expect(printed[0]).toBe(
    `${folder}/tulip  Warning: This folder holds no merchant.json and no other file of a merchant, so it is not a brand and nobody is served from it. Make one with \`npm run merchant -- new\`, or remove the folder.`,
  );
});

test('tells a file whose ending is in capitals, as it was read from its folder [CFG-01]', {
  tags: ['deep'],
}, async () => {
  renameSync(join(folder, 'aurora/overlays/mine.json'), join(folder, 'aurora/overlays/mine.JSON'));
  expect(await main(['check', 'aurora'])).toBe(1);
  expect(printed[0]).toBe(
    `${folder}/aurora/overlays/mine.JSON:1:1  The file is called "mine.JSON", but only "mine.json" is read, so players get nothing of it. Rename it to "mine.json".`,
  );
});

test('offers the nearest widget and switch [CFG-01]', { tags: ['deep'] }, async () => {
  change('base/pages/mine.json', '"MAILCEN"', '"MAILCENN"');
  change('base/pages/mine.json', '"nav.entry"', '"nav.entri"');
  change('jade/merchant.json', '"front": "LOTT"', '"front": "LOT"');
  await main(['check', 'base', 'jade']);
  expect(printed).toContainEqual(expect.stringContaining('Did you mean "LOTT"?'));
  expect(printed).toContainEqual(expect.stringContaining('Did you mean "MAILCEN"?'));
  expect(printed).toContainEqual(expect.stringContaining('Did you mean "nav.entry"?'));
});

test('counts what a merchant inherits as its own [CFG-02]', { tags: ['deep'] }, async () => {
  change('base/pages/mine.json', '"nav.entry"', '"nav.entri"');
  expect(await main(['check', 'padma'])).toBe(1);
});

test('warns of an exponential registration pattern where it stands [AUT-10]', { tags: ['deep'] }, async () => {
  change('mono/console.json', /("username": \{[^}]*?"acceptedPattern": )"[^"]*"/, '$1"(a+)+b"');
  expect(await main(['check', 'mono'])).toBe(0);
  expect(printed[0]).toMatch(
    /mono\/console\.json:\d+:\d+ {2}Warning: The pattern "\(a\+\)\+b" .* takes exponential time/,
  );
});

test('shows what a persona sees as JSON [CFG-03]', async () => {
  expect(await main(['show', 'aurora', 'mine', '--persona', 'agent-1'])).toBe(0);
  expect(JSON.parse(printed.join('\n'))).toMatchObject({
    page: 'mine',
    nodes: { agency: { use: expect.any(String) } },
  });
});

test('shows what overlays did to a page, nodes that they took away too [CFG-03] [CFG-07]', {
  tags: ['deep'],
}, async () => {
  await main(['show', 'aurora', 'mine', '--persona', 'agent-1']);
  await main(['show', 'mono', 'home', '--persona', 'guest']);
  const [aurora, mono] = printed.map((json): unknown => JSON.parse(json));
  const place = (kind: string, file: string) => expect.stringMatching(new RegExp(`^${kind}: .*${file}:\\d+:\\d+$`));
  expect(aurora).toMatchObject({
    overlays: {
      quick: [place('set props.columns', 'aurora/overlays/mine.json')],
      offers: [place('moved', 'aurora/overlays/mine.json')],
    },
  });
  expect(mono).toMatchObject({ overlays: { banners: [place('removed', 'mono/overlays/home.json')] } });
});

test('says that a server does not serve what has errors [CFG-06]', async () => {
  change('mono/overlays/home.json', /"remove": \[/, '"remove": ["no-such", ');
  await main(['show', 'mono', 'home', '--persona', 'guest']);
  expect(printed[0]).toContain('mono has errors, so a running server keeps its last good site');
});

test('lists the personas, loading ones too [QAS-01]', { tags: ['deep'] }, async () => {
  await main(['show', '--help']);
  for (const persona of ['guest', 'member-vip', 'agent-42', 'agent-contract.pending']) {
    expect(printed.join('\n')).toContain(`  ${persona} `);
  }
});

test('says why an entry hides, fact by fact [CFG-07]', async () => {
  await main(['why', 'mono', 'mine', 'inbox', '--persona', 'member-0']);
  expect(printed.join('\n')).toContain('the switch MAILCEN (inbox) is off (whitelabel of the platform).');
});

test('speaks of who may see the page before it speaks of the node [CFG-07] [AGT-01]', { tags: ['deep'] }, async () => {
  await main(['why', 'aurora', 'agent', 'page', '--persona', 'member-0']);
  expect(printed[0]?.split('\n')).toEqual([
    "'Agency' (agent) does not show: the condition of its access is not true. The visitor is led to 'Home' (home).",
    '  the page: "member.type is none of 0, 4, 40" is false, because member.type is 0.',
    "'Agency' (page) on 'Agency' (agent) would show: neither it nor anything around it has a condition.",
    'It would show if member.type were 1, 2, 41 or 42.',
  ]);
});

test('tells a page that waits from one that is closed [CFG-07]', { tags: ['deep'] }, async () => {
  await main(['why', 'aurora', 'agent', 'page', '--persona', 'agent-1.pending']);
  await main(['why', 'aurora', 'agent', 'page', '--persona', 'guest']);
  expect(printed.join('\n')).toContain(
    "'Agency' (agent) shows as a skeleton: whether this visitor may see it is still loading.",
  );
  expect(printed.join('\n')).toContain(
    "'Agency' (agent) does not show: it needs a session, and there is none. The visitor is led to",
  );
});

test('names the overlay that set or moved what shows [CFG-07]', { tags: ['deep'] }, async () => {
  await main(['why', 'aurora', 'mine', 'quick', '--persona', 'member-0']);
  await main(['why', 'aurora', 'mine', 'offers', '--persona', 'member-0']);
  await main(['why', 'aurora', 'mine', 'quick-club', '--persona', 'member-0']);
  expect(printed.join('\n')).toMatch(/"quick" was set \(props\.columns\) by .*aurora\/overlays\/mine\.json:\d+:\d+/);
  expect(printed.join('\n')).toMatch(/"offers" was moved by .*aurora\/overlays\/mine\.json:\d+:\d+/);
  expect(printed.join('\n')).toMatch(/"quick-club" was added by .*\n?[\s\S]*"quick-club" was inserted by/);
});

test('says which overlay took a node away [CFG-07]', { tags: ['deep'] }, async () => {
  expect(await main(['why', 'mono', 'home', 'banners', '--persona', 'guest'])).toBe(2);
  expect(printed.join('\n')).toMatch(/"banners" was removed by .*mono\/overlays\/home\.json:\d+:\d+/);
});

test.each([
  [['chekc'], 'There is no command "chekc", so nothing was done. Did you mean "check"?'],
  [['check', 'padme'], 'There is no merchant "padme", so nothing was done. Did you mean "padma"?'],
  [['show', 'aurora', 'hom'], 'aurora has no page "hom", so there is nothing to show. Did you mean "home"?'],
  [
    ['show', 'aurora', 'home', '--persona', 'gest'],
    'There is no persona "gest", so nothing was shown. Did you mean "guest"?',
  ],
])('answers %j with what to do [CFG-01]', async (args, message) => {
  expect(await main(args)).toBe(2);
  expect(printed).toEqual([message]);
});

test('checks a parent that nobody visits [CFG-02]', async () => {
  expect(await main(['check', 'base'])).toBe(0);
  expect(printed.at(-1)).toMatch(/^No errors/);
});

function change(path: string, from: string | RegExp, to: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

test.each(['check', 'diff', 'new', 'show', 'why'])('says how %s is used, with an example [CFG-03]', async (command) => {
  expect(await main([command, '--help'])).toBe(0);
  expect(printed[0]).toMatch(new RegExp(`^npm run merchant -- ${command} `));
  expect(printed.at(-1)).toMatch(new RegExp(`^\nFor example: npm run merchant -- ${command} `));
  printed = [];
  await main([command, 'aurora', '-h']);
  expect(printed.at(-1)).toContain('For example: ');
});

test('the examples can be typed as they stand [CFG-03]', { tags: ['deep'] }, async () => {
  for (const command of ['check', 'new', 'show', 'why']) {
    printed = [];
    await main([command, '--help']);
    const line = (printed.at(-1) ?? '').split(' -- ')[1] ?? '';
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    expect(await main(words), line).toBe(0);
  }
});
