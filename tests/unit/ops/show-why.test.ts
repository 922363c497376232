import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '@/ops/merchant';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
  }
});

afterEach(() => vi.restoreAllMocks());

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
  expect(tree).toMatch(/ {4}team {2}nav\.list – hidden: member\.type is 0; it shows where that is none of 0, 4, 40\./);
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

test('keeps the layout as JSON where no tree is asked for, or where JSON is [CFG-03]', async () => {
  const plain = await run('show', 'mono', 'help');
  expect(JSON.parse(plain)).toMatchObject({ page: 'help', access: { verdict: 'open' } });
  expect(await run('show', 'mono', 'help', '--tree', '--json')).toBe(plain);
});

test('says of a page that is closed where its visitor is led [CFG-07]', async () => {
  const tree = await run('show', 'aurora', 'agent', '--tree', '--persona', 'member-0');
  expect(tree.split('\n').slice(1)).toEqual(['member-0 does not get in and is led to "home".']);
});

test('explains a page: who gets in, what would open it, where it answers, what leads there, who sees it [CFG-07]', async () => {
  const lines = (await run('why', 'aurora', 'agent', '--persona', 'member-0')).split('\n');
  expect(lines).toContain('It would show if member.type were 1, 2, 41 or 42.');
  expect(lines).toContain('Page "agent" answers at /m/agent.');
  expect(lines).toContain('Nothing that this visitor sees leads there.');
  expect(lines.find((line) => line.startsWith('Hidden from this visitor'))).toContain("'Agency' on mine");
  expect(lines).toContain('It is open for agents.');
});

test('explains a menu: what it holds, and why the rest of it hides [CFG-07]', async () => {
  const menu = await run('why', 'aurora', 'menu', '--persona', 'guest');
  expect(menu).toMatch(/It holds \d+, of which \d+ show:/);
  expect(menu).toContain("  'Log in' (menu-login) shows.");
  expect(menu).toContain(
    "  'Sign out' (menu-sign-out) does not show: session.present is false; it shows where that is true.",
  );
});

test('explains a field of the registration form by its rule, and what would bring it [CFG-07] [AUT-10]', async () => {
  expect((await run('why', 'mono', 'email')).split('\n')).toEqual([
    'The field "email" does not show: its registration rule has "enabled": false.',
    'It would show if its registration rule were on.',
  ]);
  expect(await run('why', 'aurora', 'register', 'username')).toContain(
    'The field "username" stands on page "register": its registration rule is on. It has to be filled in, at least 4 characters',
  );
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
  [['show', 'aurora', 'mine', '--lang', 'xx'], 'aurora does not speak "xx", so nothing was shown.'],
  [['show', 'aurora', 'mine', '--compare', 'guest'], 'Two personas are compared, so nothing was shown.'],
  [
    ['show', 'aurora', 'mine', '--compare', 'guest,agent1'],
    'There is no persona "agent1", so nothing was shown. Did you mean "agent-1"?',
  ],
])('answers %j with what to do [CFG-01]', async (args, message) => {
  expect(await main(args)).toBe(2);
  expect(printed.join('\n')).toContain(message);
});
