import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStudioDraft } from '@tests/support/studio-draft';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readLook, viewOf } from '@/studio/server/answers/look';
import type { StudioState } from '@/studio/server/studio-state';

let state: StudioState;

beforeAll(() => {
  state = openStudioDraft();
});

const changes: readonly (readonly [path: string, change: () => Promise<unknown>])[] = [
  ['aurora/overlays/shell.json', () => state.change('aurora', 'shell', { kind: 'move', node: 'logo', step: 1 })],
  ['aurora/texts/en.json', () => state.writeTexts('aurora', 'en', { 'about.help': 'Help desk' })],
  [
    'aurora/merchant.json',
    () => state.changeTheme('aurora', { part: 'tokens', token: 'color.accent', value: '#f6b93b' }),
  ],
];

describe.each(changes)('%s', (path, change) => {
  const saved = readFileSync(`merchant-configs/${path}`, 'utf8');
  it.each([
    ['that ends in the middle', `${saved.trimEnd().slice(0, -1).trimEnd()},,`, saved.split('\n').length - 2],
    ['that ends in the middle of a text', saved.slice(0, saved.lastIndexOf('"')), undefined],
    ['that is empty', '', 1],
    ['that is no JSON', 'Dear colleagues,\nsee the attached file.\n', 1],
    ['that is only a text', '"hello"\n', 1],
    ['with one comma too many', saved.replace(',\n', ',,\n'), undefined],
  ])('stays as it is if it is a file %s [STU-07]', async (_, faulty, line = 0) => {
    state.write(path, faulty, state.file(path).version);
    onTestFinished(state.undo);
    const place = line === 0 ? `${path}:` : `${path}:${line}:`;
    await expect(change()).rejects.toThrow(place);
    expect(state.file(path).text).toBe(faulty);
  });
});

it('leaves an overlay alone that is JSON but no overlay [STU-07]', async () => {
  const path = 'aurora/overlays/shell.json';
  const other = '{ "format": 1, "page": 7, "set": {} }\n';
  state.write(path, other, state.file(path).version);
  onTestFinished(state.undo);
  await expect(state.change('aurora', 'shell', { kind: 'move', node: 'logo', step: 1 })).rejects.toThrow(
    'has a fault in its file of "shell"',
  );
  expect(state.file(path).text).toBe(other);
});

it('stays in the list of brands while its merchant.json is cut off [STU-07]', async () => {
  const brandsNow = async () => (await state.now()).brands.map(({ id }) => id);
  const path = 'aurora/merchant.json';
  const before = await brandsNow();
  state.write(path, state.file(path).text.slice(0, -30), state.file(path).version);
  onTestFinished(state.undo);
  expect(await brandsNow()).toEqual(before);
  await expect(state.change('aurora', 'home', { kind: 'remove', node: 'winners' })).rejects.toThrow('aurora');
});

it('is in the list of brands where its merchant.json was cut off before the studio started [STU-07]', async () => {
  const begun = openStudioDraft((source) => {
    const path = join(source, 'aurora/merchant.json');
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, -30));
  });
  const { brands } = await begun.now();
  expect(brands).toMatchObject([{ id: 'aurora', parents: ['base'], pages: [], isUnread: true }]);
  const look = readLook((name) => (name === 'brand' ? 'aurora' : undefined));
  await expect(viewOf(await begun.workspace(), look)).rejects.toThrow('aurora cannot be read');
  const path = 'aurora/merchant.json';
  const { version } = begun.file(path);
  begun.write(path, readFileSync(`merchant-configs/${path}`, 'utf8'), version);
  expect((await begun.now()).brands).toEqual((await state.now()).brands);
});
