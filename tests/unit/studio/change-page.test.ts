import { sample } from '@tests/support/depth';
import { openStudioDraft } from '@tests/support/studio-draft';
import { beforeAll, expect, it } from 'vitest';
import { conditionChoices } from '@/studio/server/answers/condition-choices';
import { insertsFor } from '@/studio/server/answers/inserts';
import { readLook, viewOf } from '@/studio/server/answers/look';
import { nodeOf } from '@/studio/server/answers/node-of';
import { sentenceOf } from '@/studio/server/answers/sentences';
import { treesOf } from '@/studio/server/answers/tree';
import type { StudioState } from '@/studio/server/studio-state';

const overlay = 'aurora/overlays/home.json';
let state: StudioState;

beforeAll(() => {
  state = openStudioDraft();
});

const pageNow = async (page: string) => (await state.workspace()).loaded.sites.get('aurora')?.pages[page];
const bodyNow = async () => (await pageNow('home'))?.nodes.page?.slots?.body ?? [];
const viewNow = async () => {
  const values = new Map([
    ['brand', 'aurora'],
    ['language', 'en'],
  ]);
  return viewOf(
    await state.workspace(),
    readLook((name) => values.get(name)),
  );
};
const errorsNow = async () => (await state.now()).problems.filter(({ severity }) => severity === 'error');

it('moves a node by one place, hides it and shows it where it was [STU-08]', async () => {
  const before = await bodyNow();
  const [first = '', second = ''] = before;
  expect(await state.change('aurora', 'home', { kind: 'move', node: first, step: 1 })).toBe(first);
  expect((await bodyNow()).slice(0, 2)).toEqual([second, first]);
  state.undo();
  expect(await bodyNow()).toEqual(before);

  expect(await state.change('aurora', 'home', { kind: 'remove', node: 'winners' })).not.toBe('winners');
  const [tree] = treesOf(await viewNow(), 'home');
  expect(tree?.removed.map(({ id }) => id)).toContain('winners');
  expect(await state.change('aurora', 'home', { kind: 'restore', node: 'winners' })).toBe('winners');
  expect(await bodyNow()).toEqual(before);
  expect(state.file(overlay).text).toBe(state.file(overlay).saved);
});

it('says of a value whose it is, and takes the brand’s own back [STU-08]', async () => {
  const value = async (path: string) =>
    nodeOf(await viewNow(), { page: 'home', node: 'winners' }).values.find((one) => one.path === path);
  expect(await value('props.limit')).toMatchObject({ field: { kind: 'number', isWhole: true }, from: 'base' });
  const inherited = (await value('props.limit'))?.value;
  await state.change('aurora', 'home', { kind: 'value', node: 'winners', path: 'props.limit', value: 5 });
  expect(await value('props.limit')).toMatchObject({ value: '5', from: 'aurora', inherits: inherited });
  await state.change('aurora', 'home', { kind: 'inherit', node: 'winners', path: 'props.limit' });
  expect(await value('props.limit')).toMatchObject({ value: inherited, from: 'base' });
  expect(state.file(overlay).text).toBe(state.file(overlay).saved);
});

it.each([
  ['props.label', { text: { en: 'Letters' } }, '“Inbox”'],
  ['props.icon', 'heart', 'mail'],
  ['props.badge', 7, 'what base says'],
  ['on.tap', { do: 'navigate', to: 'home' }, "'Inbox' (webEmail), after a login"],
  ['when', { is: 'guest' }, 'where the switch MAILCEN is on'],
])('says in words what its parent says in place of %s [STU-08]', async (path, value, words) => {
  await state.change('aurora', 'mine', { kind: 'value', node: 'inbox', path, value });
  const { values } = nodeOf(await viewNow(), { page: 'mine', node: 'inbox' });
  expect(values.find((one) => one.path === path)?.inheritsAs).toBe(words);
  state.undo();
});

it('refuses to move or hide what holds the whole page [STU-08]', async () => {
  await expect(state.change('aurora', 'home', { kind: 'remove', node: 'page' })).rejects.toThrow('stays where it is');
  await expect(state.change('aurora', 'home', { kind: 'move', node: 'gone', step: 1 })).rejects.toThrow(
    'no node "gone"',
  );
});

it('inserts each widget that may stand there without an error [STU-08]', async () => {
  const choices = insertsFor(await state.workspace(), { brand: 'aurora', page: 'home', node: 'notices' });
  const [after] = choices;
  if (after === undefined) throw new Error('Nothing may stand after it.');
  for (const { use } of sample(5, after.widgets)) {
    const id = await state.change('aurora', 'home', { kind: 'insert', node: 'notices', where: 'after', use });
    const body = await bodyNow();
    expect(body[body.indexOf('notices') + 1]).toBe(id);
    expect(await errorsNow(), use).toEqual([]);
    state.undo();
  }
});

const winnersNow = async () => nodeOf(await viewNow(), { page: 'home', node: 'winners' });
const setWhen = (when: unknown) =>
  state.change('aurora', 'home', { kind: 'value', node: 'winners', path: 'when', value: when });
const seenBy = async () =>
  (await winnersNow()).seers.filter(({ state: one }) => one === 'shows').map(({ persona }) => persona);

it.each([
  [{ is: 'agent' }, 'agents'],
  [{ not: { is: 'agent' } }, 'not agents'],
  [{ not: { is: 'member' } }, 'guests and trial players'],
  [{ is: 'canDeposit' }, 'where "canDeposit" holds'],
  [{ switch: 'MAILCEN' }, 'where the switch MAILCEN is on'],
  [{ at: 'locale.language', eq: 'bn' }, 'in Bengali'],
  [{ at: 'locale.language', nin: ['bn', 'hi'] }, 'not in Bengali or Hindi'],
  [{ at: 'page.id', eq: 'home' }, "on 'Home' (home)"],
  [{ at: 'member.vip', eq: true }, 'where the member has a VIP label'],
  [{ at: 'member.days', gte: 5 }, 'where member.days is at least 5'],
  [{ any: [{ is: 'guest' }, { is: 'trial' }] }, 'guests, or trial players'],
  [{ not: { all: [{ is: 'guest' }, { switch: 'MAILCEN' }] } }, 'not (guests, and where the switch MAILCEN is on)'],
])('says %j as "%s" [STU-09]', async (when, words) => {
  expect(sentenceOf(await viewNow(), when)?.words).toBe(words);
});

it('turns a condition round so that whoever lacks the fact sees the node, and back [STU-09]', async () => {
  const vip = sentenceOf(await viewNow(), { at: 'member.vip', eq: true });
  await setWhen(vip?.opposite);
  expect(await seenBy()).toContain('guest');
  expect(await seenBy()).not.toContain('member-vip');
  const { shownTo } = await winnersNow();
  expect(shownTo?.words).toBe('not where the member has a VIP label');
  await setWhen(shownTo?.opposite);
  expect(await seenBy()).toEqual(['member-vip']);
  state.undo();
  state.undo();
  expect(state.file(overlay).text).toBe(state.file(overlay).saved);
});

it('writes only the condition into the brand’s overlay, and tells who sees the node then [STU-09]', async () => {
  const before = state.file(overlay).saved;
  const everyone = await seenBy();
  await setWhen({ not: { is: 'agent' } });
  expect((await state.now()).undo).toBe('set who sees winners');
  expect(await seenBy()).toEqual(everyone.filter((persona) => !persona.startsWith('agent')));
  const parsed = JSON.parse(before);
  expect(JSON.parse(state.file(overlay).text)).toEqual({
    ...parsed,
    set: { ...parsed.set, winners: { ...parsed.set?.winners, when: { not: { is: 'agent' } } } },
  });
  await state.change('aurora', 'home', { kind: 'inherit', node: 'winners', path: 'when' });
  expect(state.file(overlay).text).toBe(before);
});

it('names the language of those who see a node, where a condition asks for one [STU-09]', async () => {
  expect(await winnersNow()).not.toHaveProperty('seersLanguage');
  await setWhen({ any: [{ is: 'agent' }, { not: { at: 'locale.language', eq: 'bn' } }] });
  expect((await winnersNow()).seersLanguage).toBe('English');
  expect((await winnersNow()).why).toContain('It shows in English for everybody.');
  const inside = async () => nodeOf(await viewNow(), { page: 'home', node: 'hero-join' });
  expect(await inside()).not.toHaveProperty('seersLanguage');
  const when = { at: 'locale.language', eq: 'en' };
  await state.change('aurora', 'home', { kind: 'value', node: 'hero', path: 'when', value: when });
  expect((await inside()).seersLanguage).toBe('English');
  state.undo();
  state.undo();
});

it('offers kinds of visitors, languages, facts and switches, and each can be set [STU-09]', async () => {
  const choices = conditionChoices(await viewNow(), 'home');
  const found = (group: string) => choices.filter((choice) => choice.group === group).map(({ words }) => words);
  expect(found('Visitors')).toEqual(expect.arrayContaining(['guests', 'agents', 'trial players']));
  expect(found('Languages')).toContain('in Bengali');
  expect(found('Facts')).toEqual(expect.arrayContaining(['member.days', 'where the member has a VIP label']));
  expect(found('Switches')).toContain('where the switch MAILCEN is on');
  expect(found('Pages'), 'a page is the one that it is').toEqual([]);
  for (const choice of choices.filter(({ group }) => group !== 'Switches'))
    if ('when' in choice) expect(sentenceOf(await viewNow(), choice.when), choice.words).toBeDefined();
});

it.each([[{ is: 'gone' }], [{ switch: 'gone' }], [{ at: 'gone', eq: 1 }], ['agents'], [{ all: [] }]])(
  'refuses the condition %j, which cannot be read [STU-09]',
  async (when) => {
    await expect(setWhen(when)).rejects.toThrow('nothing was changed');
    expect((await state.now()).edited).toEqual([]);
  },
);
