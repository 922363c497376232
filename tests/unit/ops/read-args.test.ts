import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { main } from '@/ops/merchant';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void printed.push(String(line)));
});

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [['check', '--fx'], 'There is no flag --fx, so nothing was done. Did you mean --fix?'],
  [['diff', 'HEAD', '--fromat', 'md'], 'There is no flag --fromat, so nothing was done. Did you mean --format?'],
  [['looks', 'a', '--outt', 'b'], 'There is no flag --outt, so nothing was done. Did you mean --out?'],
  [['new', '--domian', 'x'], 'There is no flag --domian, so nothing was done. Did you mean --domain?'],
  [['new', 'sunrise', '--color', '--yes'], 'A # needs quotes around it: --color "#c2410c".'],
  [['show', 'aurora', 'mine', '--tre'], 'There is no flag --tre, so nothing was done. Did you mean --tree?'],
  [['show', 'aurora', 'mine', '--tree=no'], '--tree takes no value, so nothing was done. Write --tree alone.'],
  [['why', 'aurora', '--zz'], 'There are: --persona, --lang, --compare, --with, --tree, --json, --help.'],
  [['why', 'aurora', 'mine', '--persona'], '--persona needs a value, so nothing was done.'],
])('tells of the flags of %j which one is meant, in its own words [CFG-01]', async (args, message) => {
  expect(await main(args)).toBe(2);
  expect(printed.join('\n')).toContain(message);
  expect(printed.join('\n')).toContain('Usage: npm run merchant -- ');
});
