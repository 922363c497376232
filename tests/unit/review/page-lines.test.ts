import { sample } from '@tests/support/depth';
import { projectWorkspace } from '@tests/support/project-workspace';
import { describe, expect, test } from 'vitest';
import { type Layout, resolvePage } from '@/engine';
import { changedLines } from '@/review/layouts/changed-lines';
import { pageLines } from '@/review/layouts/page-lines';
import { personaLayouts } from '@/review/layouts/persona-layouts';
import { openPersonas, personaNames } from '@/review/layouts/persona-visitors';

const { catalogue, loaded, platformOf } = await projectWorkspace();
const names = personaNames(catalogue);

describe.each(
  sample(
    2,
    [...loaded.sites.values()].map((site) => ({ merchant: site.id, site })),
  ),
)('$merchant', ({ site }) => {
  test('lines of a page say all that any persona sees of it [QAS-01]', { tags: ['deep'] }, async () => {
    const personas = await openPersonas(site, loaded.consoles.get(site.id) ?? {}, catalogue);
    for (const page of Object.keys(site.pages)) {
      const resolved = resolvePage(site, page, platformOf(site), catalogue);
      const layouts = personaLayouts(resolved, personas);
      const lines = pageLines(resolved, personas);
      for (const name of names)
        expect({ page, name, ...readLines(lines, name) }).toEqual({ page, name, ...told(layouts.get(name)) });
    }
  });
});

test('lines of a page say what a visitor sees whom no persona stands for [QAS-01]', async () => {
  const site = loaded.sites.get('aurora');
  if (site === undefined) throw new Error('Aurora is gone.');
  const personas = await openPersonas(site, loaded.consoles.get('aurora') ?? {}, catalogue);
  const page = resolvePage(site, 'shell', platformOf(site), catalogue);
  const lines = pageLines(page, personas).filter((line) => line.startsWith('where balance.hidden is true\t'));
  expect(
    lines.map((line) =>
      line
        .split('\t')
        .slice(1, 3)
        .concat(line.split('\t').at(-1) ?? ''),
    ),
  ).toEqual(
    expect.arrayContaining([
      ['- menu-hide', 'shell.menu-entry', '*'],
      ['+ menu-show', 'shell.menu-entry', '*'],
    ]),
  );
});

test('what changed between two pages, with the first, says all of the second [QAS-01]', () => {
  const before = ['a', 'b', 'd'];
  expect(changedLines(before, ['b', 'c', 'd2'])).toEqual(['- a', '+ c', '- d', '+ d2']);
  expect(changedLines(before, before)).toEqual([]);
  expect(changedLines([], before)).toEqual(['+ a', '+ b', '+ d']);
});

/** One persona's page, read back from the lines of all. */
function readLines(lines: readonly string[], name: string) {
  const rows = lines.filter((line) => !line.startsWith('where ')).map((line) => line.split('\t'));
  const accessOf = (who: string) =>
    rows.find(([id, , whom = '']) => id === '$access' && sees(whom, who, names))?.[1] ?? '{}';
  const inside = names.filter((each) => JSON.parse(accessOf(each)).verdict === 'open');
  const seen = rows.filter(
    ([id = '', , , whom = '']) => !id.startsWith('$') && inside.includes(name) && sees(whom, name, inside),
  );
  const ids = new Set(seen.map(([id]) => id));
  const nodes = Object.fromEntries(seen.map(([id, use, rest = '']) => [id, { use, ...nodeOf(rest, ids) }]));
  return { ...JSON.parse(rows.find(([id]) => id === '$page')?.[1] ?? '{}'), access: JSON.parse(accessOf(name)), nodes };
}

function nodeOf(rest: string, seen: ReadonlySet<string | undefined>): object {
  if (rest === 'skeleton') return { skeleton: true };
  const { slots, ...node } = JSON.parse(rest);
  if (slots === undefined) return node;
  const left = Object.entries<string[]>(slots).map(([slot, ids]) => [slot, ids.filter((id) => seen.has(id))]);
  return { ...node, slots: Object.fromEntries(left) };
}

function sees(whom: string, name: string, all: readonly string[]): boolean {
  if (whom.startsWith('* but ')) return all.includes(name) && !whom.slice(6).split(' ').includes(name);
  return whom === '*' ? all.includes(name) : whom.split(' ').includes(name);
}

function told(layout: Layout | undefined): object {
  const { page: _page, ...rest } = layout ?? {};
  return rest;
}
