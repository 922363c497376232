import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBrands } from '@tests/support/changed-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOfDifference } from '@/qa/decisions/decision';
import { isSettled, judge } from '@/qa/decisions/judge';
import type { ConfigEdit } from '@/qa/edits/config-edits';
import { editWords } from '@/qa/edits/edit-words';
import type { Findings } from '@/qa/findings';
import type { StorefrontCode } from '@/qa/html/code-changes';
import type { Narrowing } from '@/qa/narrow';
import { runQa } from '@/qa/run-qa';
import { type OpenedStates, openStates } from '@/qa/states/open-states';
import { renderVisitor } from '@/storefront/app/entry-visitor';

const folder = mkdtempSync(join(tmpdir(), 'drawn-'));
let states: OpenedStates;
beforeAll(async () => {
  copyBrands(folder, 'padma');
  const table = join(folder, 'base/texts/bn.json');
  const texts = { ...JSON.parse(readFileSync(table, 'utf8')), 'mine.loginPrompt': 'Log in or register' };
  writeFileSync(table, JSON.stringify(texts));
  states = await openStates(folder, folder);
});
afterAll(() => {
  states.close();
  rmSync(folder, { recursive: true });
});

const file = 'src/storefront/features/blocks/screen.tsx';
const edit: ConfigEdit = {
  kind: 'code',
  folder: 'src',
  file,
  path: [],
  parts: [
    {
      path: file,
      before: { file: { path: file, text: '' }, hash: '1' },
      after: { file: { path: file, text: '' }, hash: '2' },
    },
  ],
};

/** Compares the code of now with one whose HTML differs by these words. `use`: a widget that the edit is in. */
function draw(was: string, is: string, only: Narrowing, use = 'page.screen'): Promise<Findings> {
  const code: StorefrontCode = {
    id: `${was} ${is}`,
    render: { before: renderVisitor, after: async (input) => (await renderVisitor(input)).replaceAll(was, is) },
    edits: [edit],
    editsOf: (one) => (one === use ? [edit] : []),
    without: async () => undefined,
  };
  return runQa(states, { only: { brands: ['padma'], pages: ['mine'], languages: ['en'], ...only }, code });
}

const sentencesOf = ({ groups }: Findings) =>
  groups.flatMap(({ differences }) =>
    differences.flatMap(({ changes }) => changes.map(({ node, does }) => `${node} ${does}`)),
  );

describe('screens that are drawn by the code before and by that of now', () => {
  it.each([
    ['a name that is lost', ' aria-label="Back"', '', "page names its link nothing instead of 'Back'"],
    ['another icon', '#chevron"', '#lock"', 'who has icon lock instead of icon chevron'],
  ])('tell %s, by the files of code that the widget is made of [QAS-11]', async (_, was, is, says) => {
    const found = await draw(was, is, { personas: ['guest'] });
    expect(found.groups.map(({ edits }) => edits.map(editWords))).toEqual([[`code ${file}: changed`]]);
    expect(sentencesOf(found)).toContain(says);
  });

  it('are a difference for everybody who sees the same, members with their data among them [QAS-11]', async () => {
    const { groups, differing } = await draw('<h1', '<h2', { personas: ['member-0', 'member-ios'] });
    const visitors = groups.flatMap(({ differences }) =>
      differences.flatMap(({ places }) => places[0]?.visitors ?? []),
    );
    expect(visitors).toEqual(expect.arrayContaining(['member-0', 'member-ios']));
    expect(differing).toBe(new Set(visitors).size);
  });

  it('are drawn with calls that fail too, and told so where only these differ [QAS-11]', async () => {
    const { groups } = await draw('Try again', 'Once more', { pages: ['activity'], personas: ['guest'] });
    const states = groups.flatMap(({ differences }) => differences.map(({ state }) => state));
    expect(states).toEqual(['calls that fail']);
  });

  it('are drawn with empty lists too, as members see them, and told so where only these differ [QAS-11]', async () => {
    const { groups } = await draw('Your inbox is empty', 'Nothing', {
      ...{ pages: ['webEmail'], personas: ['guest', 'member-0'] },
    });
    const found = groups.flatMap(({ differences }) => differences);
    expect(found.map(({ state, places }) => [state, places[0]?.visitors])).toEqual([['empty lists', ['member-0']]]);
  });

  it('are drawn with what a tap opens, such as the entries of a menu [QAS-11]', async () => {
    const only = { pages: ['shell'], personas: ['member-0'] };
    const { groups } = await draw('#bell"', '#lock"', only, 'shell.menu-entry');
    const found = groups.flatMap(({ differences }) => differences);
    expect(found.map(({ state, changes }) => [state, changes.map(({ node, does }) => `${node} ${does}`)])).toEqual([
      ['what a tap opens', ['menu-message has icon lock instead of icon bell']],
    ]);
  });

  it('are none where another class is all that differs, and none are drawn that no changed file reaches [QAS-11]', async () => {
    const harmless = await draw('class="', 'class="x ', { personas: ['guest'] });
    expect(harmless.groups).toEqual([]);
    expect(harmless.drawn).toBeGreaterThan(0);
    const { drawn } = await runQa(states, {
      only: { brands: ['padma'], pages: ['mine'] },
      code: {
        id: '',
        render: { before: renderVisitor, after: renderVisitor },
        edits: [edit],
        editsOf: () => [],
        without: async () => undefined,
      },
    });
    expect(drawn).toBe(0);
  });
});

it('groups what is wrong with screens by kind, as no difference, and keeps what was decided [QAS-12]', async () => {
  const { groups, differing } = await runQa(states, {
    only: { brands: ['padma'], pages: ['mine'], languages: ['bn', 'en'], personas: ['guest'] },
    faults: { id: '', render: async (input) => (await renderVisitor(input)).replace(' aria-label="Back"', '') },
  });
  expect(groups.map(({ fault }) => fault).sort()).toEqual(['A control without a name', 'Words of another language']);
  expect(groups.flatMap(({ differences }) => differences.flatMap(({ changes }) => changes))).toContainEqual(
    expect.objectContaining({
      node: 'who',
      does: "has 'Log in or register' (mine.loginPrompt), which stands in English in bn",
    }),
  );
  expect(differing).toBe(0);
  const of = { cause: '', verdict: 'accepted', who: 'Ann', why: '', on: '' } as const;
  const decisions = groups.flatMap(({ differences }) => differences.map((one) => ({ ...keyOfDifference(one), ...of })));
  expect([isSettled(judge(groups, [])), isSettled(judge(groups, decisions))]).toEqual([false, true]);
});
