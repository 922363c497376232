import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type JudgedGroup, judge } from '@/qa/decisions/judge';
import { junitXml } from '@/qa/report/junit';
import { brandsWithErrors } from '@/qa/states/config-errors';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'errors-'));
  mkdirSync(join(folder, 'plain'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const errorsOf = (brands: readonly string[]) => brandsWithErrors(folder, brands, { chainOf: (id) => [id] });

it('names the brands that servers do not take over, and of these only those that are looked at [QAS-06]', async () => {
  writeFileSync(join(folder, 'plain/merchant.json'), '{}');
  expect(await errorsOf(['plain'])).toEqual(['plain']);
  expect(await errorsOf([])).toEqual([]);
});

it('says in which line of which file there is no JSON [QAS-06]', async () => {
  writeFileSync(join(folder, 'plain/merchant.json'), '{\n  "a": 1\n  "b": 2\n}');
  await expect(errorsOf(['plain'])).rejects.toThrow(/plain\/merchant\.json:2:\d+ A comma .* merchant -- check plain/);
});

it('tells CI of brands with errors, and with which switch a cause shows that shows nowhere now [QAS-06]', () => {
  const places = [{ brand: 'plain', page: 'home', language: '', visitors: [] }];
  const difference = {
    kind: 'elsewhere',
    before: '',
    after: 'new',
    changes: [],
    state: 'DEPOSIT off',
    places,
  } as const;
  const group = { id: 'one', edits: [], differences: [difference], screens: 0, brands: ['plain'] };
  const judged: readonly JudgedGroup[] = judge([group], []);
  const xml = junitXml(judged, { isWhole: true, warning: 'plain has errors' });
  expect(xml).toContain('no screen as things stand, only with DEPOSIT off, plain');
  expect(xml).toContain('<failure message="plain has errors"/>');
});
