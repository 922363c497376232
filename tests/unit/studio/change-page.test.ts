import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEndOfFile } from '@tests/support/at-end';
import { sample } from '@tests/support/depth';
import { beforeAll, expect, it } from 'vitest';
import { insertsFor } from '@/studio/server/answers/inserts';
import { readLook, viewOf } from '@/studio/server/answers/look';
import { nodeOf } from '@/studio/server/answers/node-of';
import { treesOf } from '@/studio/server/answers/tree';
import { openDraft } from '@/studio/server/draft/open-draft';
import { createStudioState, type StudioState } from '@/studio/server/studio-state';

const overlay = 'aurora/overlays/home.json';
let state: StudioState;

beforeAll(() => {
  const place = mkdtempSync(join(tmpdir(), 'livery-studio-'));
  atEndOfFile(() => rmSync(place, { recursive: true, force: true }));
  const source = join(place, 'merchants');
  for (const brand of ['base', 'aurora']) cpSync(`merchant-configs/${brand}`, join(source, brand), { recursive: true });
  state = createStudioState(openDraft(source, join(place, 'drafts')), source, (path) =>
    readFileSync(join(source, path), 'utf8'),
  );
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

it('refuses to move or hide what holds the whole page [STU-08]', async () => {
  await expect(state.change('aurora', 'home', { kind: 'remove', node: 'page' })).rejects.toThrow('stays where it is');
  await expect(state.change('aurora', 'home', { kind: 'move', node: 'gone', step: 1 })).rejects.toThrow(
    'no node "gone"',
  );
});

it('inserts each widget that may stand there without an error [STU-08]', async () => {
  const choices = insertsFor(await state.workspace(), { brand: 'aurora', page: 'home', node: 'notices' });
  const [behind] = choices;
  if (behind === undefined) throw new Error('Nothing may stand behind it.');
  for (const { use } of sample(12, behind.widgets)) {
    const id = await state.change('aurora', 'home', { kind: 'insert', node: 'notices', where: 'behind', use });
    const body = await bodyNow();
    expect(body[body.indexOf('notices') + 1]).toBe(id);
    expect(await errorsNow(), use).toEqual([]);
    state.undo();
  }
});
