import { expect, it } from 'vitest';
import type { ConfigEdit } from '@/qa/edits/config-edits';
import { type CodeWithout, type FoundChange, withFewestFiles } from '@/qa/html/take-back';
import type { RenderVisitor } from '@/review/html/brand-html';

const files: readonly ConfigEdit[] = ['a', 'b', 'c', 'd', 'e'].map((file) => ({
  kind: 'code',
  folder: 'src',
  file,
  path: [],
  parts: [],
}));

/** Code without some files; a screen finds them by it. */
const withoutFiles = new Map<RenderVisitor, readonly string[]>();
const built: string[] = [];
const without: CodeWithout = async (edits) => {
  const render: RenderVisitor = async () => '';
  const names = edits.map(({ file }) => file);
  built.push(names.join(''));
  withoutFiles.set(render, names);
  return render;
};

/** A change that is gone without any of the files that it needs. */
function changeOf(does: string, isGone: (taken: readonly string[]) => boolean): FoundChange {
  const changes = [{ kind: 'look', node: 'help', name: 'nav.entry', does }] as const;
  const layouts = { before: undefined, after: undefined };
  const difference = { brand: 'padma', page: 'mine', language: 'en', visitors: [], layouts, changes };
  return {
    caused: { kind: 'screen', difference, change: 0, visitors: [], causes: files },
    changesBy: async (render) =>
      isGone(withoutFiles.get(render) ?? []) ? [] : [{ node: 'help', before: '', after: '', changes }],
  };
}

it('finds the one file of many that makes a change, in few builds, and what else it makes [QAS-11]', async () => {
  const found = [
    changeOf('has an icon', (taken) => taken.includes('d')),
    changeOf('is a link', (taken) => taken.includes('d')),
  ];
  built.length = 0;
  const caused = await withFewestFiles(found, without);
  expect(caused.map(({ causes }) => causes.map(({ file }) => file))).toEqual([['d'], ['d']]);
  expect(built).toEqual(['abc', 'de', 'd', 'd']);
});

it('leaves files together that are needed together, and those that cannot be built apart [QAS-11]', async () => {
  const both = changeOf('has an icon', (taken) => taken.includes('b') && taken.includes('e'));
  const any = changeOf('has an icon', () => true);
  const namesOf = async (change: FoundChange, code: CodeWithout) =>
    (await withFewestFiles([change], code))[0]?.causes.map(({ file }) => file);
  expect(await namesOf(both, without)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await namesOf(any, async () => undefined)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
