import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedConfig } from '@tests/support/changed-config';
import { projectWorkspace } from '@tests/support/project-workspace';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '@/ops/merchant';
import { treeOf } from '@/review/show/show-tree';
import { openView, siteOf } from '@/review/view';
import { viewWith } from '@/review/view-with';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function run(...args: readonly string[]): Promise<string> {
  printed = [];
  await main(args);
  return printed.join('\n');
}

test('shows a page as a tree in the words of a language, with what is hidden and why [CFG-07]', async () => {
  const tree = await run('show', 'aurora', 'mine', '--tree', '--lang', 'bn', '--persona', 'member-0');
  const lines = tree.split('\n');
  expect(lines[0]).toBe("'সদস্য কেন্দ্র' (mine) of aurora, for member-0, in Bengali");
  expect(lines).toContain(`      'টাকা জমা' (main-deposit)  nav.tile  → 'টাকা জমা' (voucherCenter), after a login`);
  expect(tree).toMatch(
    / {4}team {2}nav\.list – hidden: the kind of member is 0; it shows where that is none of 0, 4, 40\./,
  );
});

test('shows two personas side by side and marks where they differ [CFG-07]', async () => {
  const lines = (await run('show', 'aurora', 'mine', '--compare', 'member-0,agent-1')).split('\n');
  expect(lines).toContain('  member-0  agent-1 ');
  expect(lines.filter((line) => line.startsWith('*')).map((line) => line.replace(/ {2}\S+$/, ''))).toEqual([
    '* hidden    shows         team',
    expect.stringMatching(/^\* – {9}shows {11}'Agency' \(agency\)/),
    expect.stringMatching(/^\* – {9}shows {11}'Transfer to superior' \(transfer\)/),
  ]);
  expect(lines.at(-1)).toBe('3 differences between member-0 and agent-1, marked with *.');
});

test('keeps the layout as JSON where no tree is asked for, or where JSON is [CFG-03]', { tags: ['deep'] }, async () => {
  const plain = await run('show', 'mono', 'help');
  expect(JSON.parse(plain)).toMatchObject({ page: 'help', access: { verdict: 'open' } });
  expect(await run('show', 'mono', 'help', '--tree', '--json')).toBe(plain);
});

test('says of a page that is closed where its visitor is led [CFG-07]', async () => {
  const tree = await run('show', 'aurora', 'agent', '--tree', '--persona', 'member-0');
  expect(tree.split('\n').slice(1)).toEqual(['member-0 does not get in and is led to "home".']);
});

test('says of a field without the signs of its pattern what it takes, and where the rule stands [CFG-07]', async () => {
  const [line] = (await run('why', 'aurora', 'nickname')).split('\n');
  expect(line).toMatch(
    /It may stay empty, at least 2 characters, at most 16 characters, as the pattern of its rule has it\.$/,
  );
});

test('says a fact in words where a tree tells why a node is hidden [CFG-07]', async () => {
  const tree = await run('show', 'aurora', 'mine', '--tree', '--compare', 'member-0,agent-1');
  expect(tree).toContain('the version of the member centre is 1; it shows where that is not 1.');
  expect(tree).toContain('it is not true that the member has a VIP label.');
});

test('explains a page: who gets in, what would open it, where it answers, what leads there, who sees it [CFG-07]', async () => {
  const lines = (await run('why', 'aurora', 'agent', '--persona', 'member-0')).split('\n');
  expect(lines).toContain('It would show if member.type were 1, 2, 41 or 42.');
  expect(lines).toContain("'Agency' (agent) answers at /m/agent.");
  expect(lines).toContain('Nothing that members of type 0 (member-0) see leads there.');
  expect(lines.find((line) => line.startsWith('Hidden from members of type 0'))).toContain(
    "'Agency' (agency) on 'Member centre' (mine)",
  );
  expect(lines).toContain('It is open for agents.');
});

test('says that a guest looks where no persona is named [CFG-07]', async () => {
  expect(await run('why', 'aurora', 'help')).toMatch(/(?:as|Nothing that) guests see/);
});

test('explains why the registration leads a member home, and that it is open to guests [CFG-07]', {
  tags: ['deep'],
}, async () => {
  const member = await run('why', 'jade', 'register', '--persona', 'member-0');
  expect(member).toContain('The visitor is led to');
  expect(member).not.toContain('is open to every visitor');
  expect(await run('why', 'jade', 'register')).toContain('is open');
});

test('says a yes or no in words, once, and what login would bring [CFG-07]', { tags: ['deep'] }, async () => {
  const words = await run('why', 'aurora', 'mine', 'quick-benefits', '--persona', 'member-0');
  expect(words).toContain('  quick-benefits: it is not true that the member has a VIP label (member.vip).');
  expect(words).toContain('It would show if it were true that the member has a VIP label (member.vip).');
  expect(words.match(/VIP label/g)).toHaveLength(2);
  expect(await run('why', 'aurora', 'withdraw')).toContain(
    'It would show if the visitor were logged in, and not as a trial player.',
  );
});

test('explains the frame around every page by what it holds [CFG-07]', async () => {
  const lines = (await run('why', 'aurora', 'shell')).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    'The frame of every page (shell) is open to every visitor: it asks for nothing.',
    'It stands around every page, so it needs no address and nothing leads to it.',
  ]);
  expect(lines[2]).toMatch(/^It holds \d+, of which \d+ show:$/);
});

test('compares the persona that is named beside with the one of --compare [CFG-07]', { tags: ['deep'] }, async () => {
  const both = await run('show', 'aurora', 'mine', '--compare', 'member-0,agent-1');
  expect(await run('show', 'aurora', 'mine', '--persona', 'member-0', '--compare', 'agent-1')).toBe(both);
});

test('explains a menu: what it holds, and why the rest of it hides [CFG-07]', async () => {
  const menu = await run('why', 'aurora', 'menu', '--persona', 'guest');
  expect(menu).toMatch(/It holds \d+, of which \d+ show:/);
  expect(menu).toContain("  'Log in' (menu-login) shows.");
  expect(menu).toContain("  'Sign out' (menu-sign-out) does not show: nobody is logged in.");
});

test('explains a field of the registration form by its rule, and what would bring it [CFG-07] [AUT-10]', {
  tags: ['deep'],
}, async () => {
  expect((await run('why', 'mono', 'email')).split('\n')).toEqual([
    'The field \'E-mail\' (email) does not show: its registration rule has "enabled": false.',
    expect.stringMatching(/^The rule stands in merchant-configs\/mono\/console\.json:\d+:5 for this machine/),
    'It would show if its registration rule were on.',
  ]);
  expect(await run('why', 'aurora', 'register', 'username')).toContain(
    "The field 'Username' (username) stands on 'Register' (register) under 'By username' and 'By mobile'. It has to be filled in, 4 to 12 letters or digits, a letter first.\nIts registration rule is on.",
  );
});

test('says where the rule of a field and the switch of its form stand [CFG-07] [AUT-10]', async () => {
  const words = await run('why', 'aurora', 'mobileNum');
  expect(words).toMatch(/The rule stands in merchant-configs\/aurora\/console\.json:\d+:5 for this machine/);
  expect(words).toContain('10 to 11 digits');
  expect(words).toMatch(/The switch USERNAMEREG3 stands in merchant-configs\/aurora\/console\.json:\d+:\d+/);
});

test('says of a field whose rule is off which way to register asks for it, and what would take it away [CFG-07] [AUT-10]', async () => {
  expect((await run('why', 'aurora', 'verificationCode')).split('\n')).toEqual([
    "The field 'SMS code' (verificationCode) stands on 'Register' (register) under 'By mobile' alone. It has to be filled in, at most 10 characters.",
    'Registration by mobile number always asks for it, as the switch MOBILENUMREG3 is on.',
    'Its registration rule itself is off: it has "enabled": false.',
    expect.stringMatching(/^The rule stands in merchant-configs\/aurora\/console\.json:\d+:5 for this machine/),
    expect.stringMatching(/^The switch MOBILENUMREG3 stands in merchant-configs\/aurora\/console\.json:\d+:7/),
    'It would go if the switch MOBILENUMREG3 (registration by mobile number) were off.',
    "It would show under 'By username' too if its registration rule were on, or if the switch REGMOBVERF3 (SMS code field in username registration) were on.",
  ]);
  const number = await run('why', 'aurora', 'mobileNum');
  expect(number).toContain("It may stay empty under 'By username' alone");
  expect(number).toContain("It would go from 'By username' if its registration rule were off.");
  expect(number).toContain("It would go from 'By mobile' if the switch MOBILENUMREG3 (");
});

test('names every page whose list of fields has one [CFG-07] [AUT-10]', { tags: ['deep'] }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fields-'));
  cpSync('merchant-configs', folder, { recursive: true });
  vi.stubEnv('CONFIG_SOURCE', folder);
  const file = join(folder, 'aurora/overlays/login.json');
  const overlay = JSON.parse(readFileSync(file, 'utf8'));
  const field = JSON.parse(readFileSync(join(folder, 'base/pages/register.json'), 'utf8')).nodes['form-field'];
  const insert = [...(overlay.insert ?? []), { id: 'more', into: 'page', slot: 'body', at: 'last' }];
  writeFileSync(file, JSON.stringify({ ...overlay, nodes: { ...overlay.nodes, more: field }, insert }));
  expect(await run('why', 'aurora', 'email')).toContain(
    "The field 'E-mail' (email) stands on 'Log in' (login) and 'Register' (register)",
  );
  rmSync(folder, { recursive: true });
});

test('names the part to blame where nobody can ever see a node, and where it stands [CFG-07]', {
  tags: ['deep'],
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'never-'));
  cpSync('merchant-configs', folder, { recursive: true });
  vi.stubEnv('CONFIG_SOURCE', folder);
  const file = join(folder, 'aurora/overlays/mine.json');
  const overlay = JSON.parse(readFileSync(file, 'utf8'));
  const together = { all: [{ is: 'agent' }, { at: 'member.type', in: [0, 4] }] };
  writeFileSync(file, JSON.stringify({ ...overlay, set: { ...overlay.set, help: { when: together } } }));
  expect(await run('why', 'aurora', 'mine', 'help', '--persona', 'member-0')).toContain(
    'Nobody can ever see it: "agent" (asked by "help") and member.type is one of 0, 4 (asked by "help") are never true together.',
  );
  const merchant = join(folder, 'aurora/merchant.json');
  const settings = JSON.parse(readFileSync(merchant, 'utf8'));
  writeFileSync(merchant, JSON.stringify({ ...settings, conditions: { ...settings.conditions, vip: false } }, null, 2));
  const words = await run('why', 'aurora', 'mine', 'quick-benefits', '--persona', 'member-vip');
  expect(words).toContain('the condition "vip" is always false: "conditions" in merchant.json has it so.');
  expect(words).toMatch(/The condition "vip" stands in .*\/aurora\/merchant\.json:\d+:\d+/);
  rmSync(folder, { recursive: true });
});

test('fills the values of texts in a tree, and of those that are hidden [CFG-07]', async () => {
  const tree = await run('show', 'aurora', 'shell', '--tree');
  expect(tree).toContain("'Are you 18 or older?' (age-gate)");
  expect(tree).not.toContain('{{');
});

test('names the switch that would show an entry, and what the switch is [CFG-07] [CFG-04]', async () => {
  const lines = (await run('why', 'mono', 'mine', 'inbox', '--persona', 'member-0')).split('\n');
  expect(lines).toContain('It would show if the switch MAILCEN were on.');
  expect(lines).toContain('  MAILCEN: Inbox.');
});

test.each([
  [
    ['why', 'aurora', 'menu-vipp'],
    'aurora has no page, node or field "menu-vipp", so there is nothing to explain. Did you mean "menu-vip"?',
  ],
  [['why', 'aurora', 'vip'], 'Nodes that use it (page node): shell menu-vip, '],
  [['why', 'aurora', 'MAILCEN'], 'For one of them run `npm run merchant -- why aurora shell header-inbox`.'],
  [['show', 'aurora', 'mine', '--lang', 'xx'], 'aurora does not speak "xx", so nothing was shown.'],
  [
    ['show', 'aurora', 'mine', '--compare', 'guest'],
    '--compare shows two personas side by side, and guest is the only one named, so nothing was shown. Name both: --compare guest,agent-1',
  ],
  [['show', 'aurora', 'mine', '--compare'], 'Write its value after it: --compare member-0,agent-1.'],
  [['show', 'aurora', 'mine', '--compare', 'guest,trial,agent-1'], 'and 3 are named, so nothing was shown.'],
  [['why'], 'No merchant is named, so nothing was done. There are: aurora, jade, mono, noor, padma.'],
  [
    ['why', 'aurora'],
    'You named aurora but no page, so nothing was done. Name one after it, for example: npm run merchant -- why aurora home.',
  ],
  [
    ['show', 'aurora', 'mine', '--compare', 'guest,agent1'],
    'There is no persona "agent1", so nothing was shown. Did you mean "agent-1"?',
  ],
  [
    ['why', 'aurora', 'mine', '--with', 'DEPOSITS=off'],
    'and no fact "DEPOSITS", so nothing was shown. Did you mean "DEPOSIT"?',
  ],
  [['why', 'aurora', 'mine', '--with', 'DEPOSIT'], 'Write DEPOSIT=on or off.'],
])('answers %j with what to do [CFG-01]', async (args, message) => {
  expect(await main(args)).toBe(2);
  expect(printed.join('\n')).toContain(message);
});

test('tells what would be with another switch or fact, at the place where the switch stands [CFG-07]', async () => {
  const why = ['why', 'padma', 'mine', 'money-deposit', '--persona', 'member-0'];
  const place = /The switch DEPOSIT stands in merchant-configs\/padma\/console.json:\d+/;
  const on = await run(...why);
  const off = await run(...why, '--with', 'DEPOSIT=off');
  expect(on).toContain('(mine) shows.');
  expect(off).toContain('the switch DEPOSIT (deposit entry) is off');
  expect(off.match(place)?.[0]).toBe(on.match(place)?.[0]);
  expect(off).not.toContain('(mine) shows.');
  expect(await run(...why, '--with', 'member.type=4')).not.toContain('(mine) shows.');
});

type Module = { readonly modId: string; readonly enabled: string; readonly childrenNodes: readonly Module[] };

const everyModule = (modules: readonly Module[]): readonly Module[] =>
  modules.flatMap((module) => [module, ...everyModule(module.childrenNodes)]);

test.each<[form: string, inForm: (modules: readonly Module[]) => object]>([
  ['one module', (modules) => ({ childrenNodes: modules })],
  [
    'a flat map',
    (modules) => Object.fromEntries(everyModule(modules).map(({ modId, enabled }) => [modId, { enabled }])),
  ],
])('turns one switch and leaves the others where a console has them as %s [CFG-07]', async (_form, inForm) => {
  const { whitelabel } = JSON.parse(readFileSync('merchant-configs/padma/console.json', 'utf8'));
  vi.stubEnv('CONFIG_SOURCE', changedConfig({ 'padma/console.json': { whitelabel: inForm(whitelabel) } }));
  const why = ['why', 'padma', 'mine', 'money-deposit', '--persona', 'member-0', '--with'];
  expect(await run(...why, 'MAILCEN=off')).toContain('(mine) shows.');
  const off = await run(...why, 'DEPOSIT=off');
  expect(off).toContain('the switch DEPOSIT (deposit entry) is off');
  expect(off).toMatch(/The switch DEPOSIT stands in .*padma\/console.json:\d+/);
});

test('explains a field by its rule where a console has the rules as a list [CFG-07] [AUT-10]', async () => {
  const { register } = JSON.parse(readFileSync('merchant-configs/mono/console.json', 'utf8'));
  const rules = [...Object.values(register), { key: 'hobby', enabled: false, required: true }];
  vi.stubEnv('CONFIG_SOURCE', changedConfig({ 'mono/console.json': { register: rules } }));
  expect((await run('why', 'mono', 'email')).split('\n')).toEqual([
    'The field \'E-mail\' (email) does not show: its registration rule has "enabled": false.',
    expect.stringMatching(/^The rule stands in .*mono\/console\.json:\d+:\d+ for this machine/),
    'It would show if its registration rule were on.',
  ]);
  expect(await run('why', 'mono', 'hobby')).toContain('its registration rule has "enabled": false');
  expect(await run('why', 'mono', 'username')).toContain('Its registration rule is on.');
});

test('does not call registration closed where the open way alone leaves a field out [CFG-07] [AUT-10]', async () => {
  const module = (modId: string, enabled: string) => ({ modId, enabled, childrenNodes: [] });
  const whitelabel = [module('USERNAMEREG3', '0'), module('MOBILENUMREG3', '1'), module('MOBILENUMPASSREG3', '0')];
  vi.stubEnv('CONFIG_SOURCE', changedConfig({ 'padma/console.json': { whitelabel } }));
  const words = await run('why', 'padma', 'password');
  expect(words).toContain('does not show: its rule is on, and no way to register that is open asks for it.');
  expect(words).toContain('the switch MOBILENUMPASSREG3 (');
});

test('finds the place of a condition in whichever parent has it [CFG-07]', async () => {
  const folder = changedConfig({ 'aurora/merchant.json': { extends: 'line' } });
  for (const [id, settings] of [
    ['house', { extends: 'base', conditions: { vip: false } }],
    ['line', { extends: 'house' }],
  ] as const) {
    mkdirSync(join(folder, id));
    writeFileSync(join(folder, id, 'merchant.json'), JSON.stringify({ format: 1, abstract: true, ...settings }));
  }
  vi.stubEnv('CONFIG_SOURCE', folder);
  expect(await run('why', 'aurora', 'mine', 'quick-benefits', '--persona', 'member-vip')).toMatch(
    /The condition "vip" stands in .*\/house\/merchant\.json:\d+:\d+/,
  );
});

test('takes the whole value of a fact, with a comma or "=" [CFG-07]', async () => {
  const workspace = await projectWorkspace();
  const view = await openView(workspace, siteOf('mono', workspace), {});
  const { facts } = viewWith(view, 'template.description=Wins, today a=b, register.byMobile=true').platform;
  expect([facts.get('template.description'), facts.get('register.byMobile')]).toEqual(['Wins, today a=b', true]);
});

test('shows nodes that stand in each other once [CFG-07]', async () => {
  const workspace = await projectWorkspace();
  const view = await openView(workspace, siteOf('mono', workspace), {});
  const stack = (...items: string[]) => ({ use: 'layout.stack', slots: { items } });
  const leaf = { use: 'content.text' };
  const nodes = { top: stack('one'), one: stack('two'), two: stack('one', 'leaf'), leaf };
  const page = { format: 1, id: 'loop', root: 'top', nodes } as const;
  const site = { ...view.site, pages: { ...view.site.pages, loop: page } };
  expect(treeOf({ ...view, site }, 'loop', 'guest').rows.map(({ id, depth }) => [id, depth])).toEqual([
    ['top', 0],
    ['one', 1],
    ['two', 2],
    ['leaf', 3],
  ]);
});
