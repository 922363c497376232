import { readdirSync, readFileSync, statSync } from 'node:fs';
import { projectWorkspace } from '@tests/support/project-workspace';
import { describe, expect, it } from 'vitest';
import { createSiteLoader } from '@/engine';
import { pick } from '@/engine/json';

const { catalogue, files: there } = await projectWorkspace();
const { load } = createSiteLoader(catalogue);
const base = there.filter(({ path }) => path.startsWith('base/'));
const sections = readFileSync('merchant-configs/WIDGETS.md', 'utf8').split(/^## /m).slice(1);

it('the guide to the widgets has each of them [CFG-01]', () => {
  expect(sections.map((section) => section.split('\n')[0])).toEqual(Object.keys(catalogue.widgets));
});

it('the guide shows widgets, each by a small picture that is of it [CFG-01]', () => {
  const pictures = readdirSync('schemas/pictures').map((file) => file.replace(/\.webp$/, ''));
  expect(pictures.filter((use) => !Object.hasOwn(catalogue.widgets, use))).toEqual([]);
  const heavy = pictures.filter((use) => statSync(`schemas/pictures/${use}.webp`).size > 15_000);
  expect(heavy).toEqual([]);
  const shown = sections.filter((section) => /^!\[.+\]\(\.\.\/schemas\/pictures\/.+\.webp\)$/m.test(section));
  expect(shown.map((section) => section.split('\n')[0]).sort()).toEqual(pictures.sort());
});

it('the guide says of a widget without a picture why it has none [CFG-01]', () => {
  const silent = sections.filter((section) => !/^!\[|^\*No picture: (?!none was taken)/m.test(section));
  expect(silent.map((section) => section.split('\n')[0])).toEqual([]);
});

describe.each(sections.map((section) => [section.split('\n')[0] ?? '', section]))('%s', (use, section) => {
  it('has an example that may stand in a page as it is [CFG-01]', { tags: ['deep'] }, () => {
    const nodes: unknown = JSON.parse(/^```json\n([\s\S]*?)^```$/m.exec(section)?.[1] ?? '');
    const page = {
      format: 1,
      id: 'sample',
      paths: ['/m/sample'],
      nodes: { ...holders(use), ...Object(nodes) },
    };
    const { issues } = load([
      ...base,
      { path: 'one/merchant.json', text: JSON.stringify({ format: 1, extends: 'base', name: 'One', code: 'ONE' }) },
      { path: 'one/pages/sample.json', text: JSON.stringify(page) },
    ]);
    expect(issues.filter(({ at, severity }) => at.file === 'one/pages/sample.json' && severity === 'error')).toEqual(
      [],
    );
  });
});

/** A page around the example: the widgets that it has to stand in, each in a slot that takes the next. */
function holders(use: string): { readonly [id: string]: object } {
  const chain = [use];
  for (let holder = partOf(use); holder !== undefined; holder = partOf(holder)) chain.unshift(holder);
  const nodes: Record<string, object> = { page: { use: 'page.screen', slots: { body: [idOf(chain, 0)] } } };
  for (const [at, holder] of chain.slice(0, -1).entries()) {
    const slots = { [slotFor(holder, chain[at + 1] ?? '')]: [idOf(chain, at + 1)] };
    nodes[idOf(chain, at)] = { use: holder, props: Object(pick(schemaOf(holder)['x-example'], 'props')), slots };
  }
  return nodes;
}

function idOf(chain: readonly string[], at: number): string {
  return at === chain.length - 1 ? 'example' : `holder-${at}`;
}

function slotFor(holder: string, use: string): string {
  const slots = Object.entries(Object(schemaOf(holder)['x-slots']));
  const taking = slots.find(([, slot]) => [pick(slot, 'accepts')].flat().includes(use));
  return taking?.[0] ?? slots[0]?.[0] ?? '';
}

function partOf(use: string): string | undefined {
  const holder = schemaOf(use)['x-part-of'];
  return typeof holder === 'string' ? holder : undefined;
}

function schemaOf(use: string): { readonly [keyword: string]: unknown } {
  return Object(JSON.parse(readFileSync(`schemas/widgets/${use}.schema.json`, 'utf8')));
}
