import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStudioDraft } from '@tests/support/studio-draft';
import { beforeAll, expect, it } from 'vitest';
import { siteOf } from '@/review/view';
import { readLook, viewOf } from '@/studio/server/answers/look';
import { nodeOf } from '@/studio/server/answers/node-of';
import { searchIn } from '@/studio/server/answers/search';
import { themeOf } from '@/studio/server/answers/theme';
import { treesOf } from '@/studio/server/answers/tree';
import type { StudioState } from '@/studio/server/studio-state';

const overlay = 'aurora/overlays/home.json';
let state: StudioState;

beforeAll(() => {
  state = openStudioDraft();
});

const viewAs = async (parameters: { readonly [name: string]: string }) => {
  const look = { brand: 'aurora', language: 'en', ...parameters };
  const values = new Map(Object.entries(look));
  return viewOf(
    await state.workspace(),
    readLook((name) => values.get(name)),
  );
};

/** Where a file has a text: `file:line`. */
function lineOf(file: string, text: string): string {
  const lines = readFileSync(`merchant-configs/${file}`, 'utf8').split('\n');
  return `${file}:${lines.findIndex((line) => line.includes(text)) + 1}`;
}

it('lists a hidden node with the reason, and those around every page [STU-05]', async () => {
  const [home, shell] = treesOf(await viewAs({ persona: 'member-0' }), 'home');
  expect(home?.rows.find(({ id }) => id === 'hero')).toMatchObject({ state: 'hidden', reason: 'it is for guests.' });
  expect(shell?.title).toBe('Around every page');
  expect(shell?.rows.filter(({ state: one }) => one === 'shows').length).toBeGreaterThan(5);
});

it('gives the kind of member for what a free account does not see [STU-05]', async () => {
  const shell = treesOf(await viewAs({ persona: 'member-4' }), 'home').find(({ page }) => page === 'shell');
  const reason = shell?.rows.find(({ id }) => id === 'footer-deposit')?.reason;
  expect(reason).toMatch(/^the kind of member is 4; it shows where that is not 4\.$/);
});

it('judges what stands around every page by the page that is looked at [STU-05]', async () => {
  const logoOn = async (page: string) => {
    const view = await viewAs({ persona: 'guest', page });
    const shell = treesOf(view, page).find(({ page: id }) => id === 'shell');
    const row = shell?.rows.find(({ id }) => id === 'logo');
    return [row?.state, nodeOf(view, { page: 'shell', node: 'logo' }).verdict];
  };
  expect(await logoOn('home')).toEqual(['shows', 'shows']);
  expect(await logoOn('help')).toEqual(['hidden', 'hides']);
});

it('tells of a node why it shows and the file and line of each value and its words [STU-05]', async () => {
  const node = nodeOf(await viewAs({ persona: 'guest' }), { page: 'home', node: 'hero-join' });
  expect(node.verdict).toBe('shows');
  const label = node.values.find(({ path }) => path === 'props.label');
  const at = (place: { readonly file: string; readonly line: number } | undefined) => `${place?.file}:${place?.line}`;
  expect(label?.words).toBe(JSON.parse(readFileSync('merchant-configs/aurora/texts/en.json', 'utf8'))['hero.action']);
  expect(label?.doc).not.toBe('');
  expect(at(label?.place)).toBe(lineOf(overlay, '"hero.action"'));
  expect(at(label?.wordsPlace)).toBe(lineOf('aurora/texts/en.json', '"hero.action"'));
  expect(node.values.map(({ path }) => path)).toContain('on.tap');
  const needed = node.values.filter(({ isNeeded }) => isNeeded === true).map(({ path }) => path);
  expect(needed.toSorted()).toEqual(['on.tap.to', 'props.label']);
});

it('writes words into the table of the brand alone, also those that its parent says [STU-02]', async () => {
  const view = await viewAs({});
  const key = Object.keys(view.site.texts.en ?? {}).find((one) => one.startsWith('mine.')) ?? '';
  await state.writeTexts('aurora', 'en', { [key]: 'Mine alone' });
  expect((await state.now()).edited).toEqual([{ path: 'aurora/texts/en.json', state: 'changed' }]);
  expect((await viewAs({})).site.texts.en?.[key]).toBe('Mine alone');
  await expect(state.writeTexts('aurora', '../../en', { [key]: '' })).rejects.toThrow('is not the path');
  const { saved, version } = state.file('aurora/texts/en.json');
  state.write('aurora/texts/en.json', saved, version);
});

it('says that the brand’s table has the words, and gives the parent’s back with the bytes before [STU-02]', async () => {
  const table = 'aurora/texts/en.json';
  const label = async () =>
    nodeOf(await viewAs({}), { page: 'home', node: 'about-help' }).values.find(({ path }) => path === 'props.label');
  const before = await label();
  expect(before).toMatchObject({ wordsPlace: { file: 'base/texts/en.json' } });
  expect(before?.inheritsWords).toBeUndefined();
  const key = before?.textKey ?? '';
  await state.writeTexts('aurora', 'en', { [key]: 'Help desk' });
  expect(await label()).toMatchObject({
    words: 'Help desk',
    wordsPlace: { file: table },
    inheritsWords: before?.words,
  });
  await state.writeTexts('aurora', 'en', { [key]: null });
  expect(await label()).toEqual(before);
  expect(state.file(table).text).toBe(state.file(table).saved);
});

it('offers the visitors and the switches that show a hidden node [STU-05]', async () => {
  const asMember = nodeOf(await viewAs({ persona: 'member-0' }), { page: 'home', node: 'hero' });
  expect(asMember.ways).toContainEqual({ kind: 'persona', persona: 'guest', words: 'as guests' });
  await state.tryOut('aurora', { REWCEN3: false });
  const withoutRewards = nodeOf(await viewAs({ persona: 'member-0' }), { page: 'home', node: 'shortcut-rewards' });
  expect(withoutRewards.ways).toContainEqual({
    kind: 'switches',
    switches: { REWCEN3: true },
    words: 'with REWCEN3 on',
  });
  expect((await state.now()).edited).toEqual([]);
  await state.tryOut('aurora', {});
  const asItIs = nodeOf(await viewAs({ persona: 'member-0' }), { page: 'home', node: 'shortcut-rewards' });
  expect(asItIs.verdict).toBe('shows');
});

it('tells the problems of each edit with their line, and mends one that can be mended in one way [STU-06]', async () => {
  const { text, version } = state.file(overlay);
  const broken = state.write(overlay, text.replace('"use": "home.hero",', '"use": "home.hero"'), version);
  const [problem] = (await state.now()).problems.filter(({ severity }) => severity === 'error');
  expect(problem).toMatchObject({ merchant: 'aurora', isFixable: true, place: { file: overlay } });
  expect((await state.now()).broken).toEqual(['aurora']);
  if (problem !== undefined) await state.fix(problem.place, problem.message);
  expect((await state.now()).broken).toEqual([]);
  expect(broken && state.write(overlay, text, broken.version), 'an edit of a text that is gone').toBeUndefined();
  state.write(overlay, text, state.file(overlay).version);
  expect((await state.now()).edited).toEqual([]);
});

it.each([
  ['telegram', 'file'],
  ['invite', 'text'],
  ['deposit button', 'node'],
  ['age', 'file'],
  ['withdraw entry', 'switch'],
])('finds "%s" as a %s [STU-05]', async (sought, kind) => {
  const workspace = await state.workspace();
  const hits = searchIn(workspace, siteOf('aurora', workspace), sought);
  expect(hits.map((hit) => hit.kind)).toContain(kind);
});

const merchantFile = 'aurora/merchant.json';
const colour = async (token: string) =>
  themeOf(await state.workspace(), 'aurora')
    .find(({ part }) => part === 'tokens')
    ?.tokens.find((one) => one.token === token);

it('warns beside a colour that cannot be read where it stands, and offers one that can [STU-10]', async () => {
  const before = await colour('color.muted');
  expect(before).toMatchObject({ from: 'aurora', hex: before?.value, place: { file: merchantFile } });
  expect(before?.meets.map(({ isEnough }) => isEnough)).not.toContain(false);
  const surface = (await colour('color.surface'))?.value ?? '';
  await state.changeTheme('aurora', { part: 'tokens', token: 'color.muted', value: surface });
  const low = (await colour('color.muted'))?.meets.filter(({ isEnough }) => !isEnough) ?? [];
  expect(low.map(({ words }) => words)).toContain(
    'quiet text on cards: 1.00:1 with color.surface, where 4.5:1 is needed',
  );
  expect((await state.now()).problems.map(({ message }) => message).join()).toContain('color.muted');

  await state.changeTheme('aurora', {
    part: 'tokens',
    token: 'color.muted',
    value: (await colour('color.muted'))?.better ?? '',
  });
  expect((await colour('color.muted'))?.meets.filter(({ isEnough }) => !isEnough)).toEqual([]);
  state.undo();
  expect(state.file(merchantFile).text).toBe(state.file(merchantFile).saved);
});

it('writes one line of merchant.json for a colour, and none for what the parent says again [STU-10]', async () => {
  const { saved } = state.file(merchantFile);
  const was = (await colour('color.accent'))?.value ?? '';
  await state.changeTheme('aurora', { part: 'tokens', token: 'color.accent', value: '#abcdef' });
  expect(state.file(merchantFile).text).toBe(saved.replace(`"color.accent": "${was}"`, '"color.accent": "#abcdef"'));
  await state.changeTheme('aurora', { part: 'tokens', token: 'color.accent', value: null });
  const inherited = await colour('color.accent');
  expect(inherited?.from).toBe('base');
  expect(JSON.parse(state.file(merchantFile).text).theme.tokens).not.toHaveProperty('color.accent');
  await state.changeTheme('aurora', { part: 'tokens', token: 'color.accent', value: inherited?.value ?? '' });
  expect(JSON.parse(state.file(merchantFile).text).theme.tokens).not.toHaveProperty('color.accent');
  await state.changeTheme('aurora', { part: 'tokens', token: 'color.accent', value: was });
  expect(state.file(merchantFile).text).toBe(saved);
});

it('sets a colour and tries out a switch in files with a byte order mark [STU-10] [STU-02]', async () => {
  const marked = openStudioDraft((source) => {
    for (const name of ['merchant.json', 'console.json']) {
      const file = join(source, 'aurora', name);
      writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
    }
  });
  await marked.changeTheme('aurora', { part: 'tokens', token: 'color.accent', value: '#abcdef' });
  const { text } = marked.file(merchantFile);
  expect([text.slice(0, 2), text.includes('"color.accent": "#abcdef"')]).toEqual(['\uFEFF{', true]);
  await marked.tryOut('aurora', { MAILCEN: false });
  const workspace = await marked.workspace();
  const { switches } = workspace.platformOf(siteOf('aurora', workspace));
  expect([switches.get('MAILCEN'), switches.get('DEPOSIT')]).toEqual([false, true]);
});

it('has the colours of both modes, and says which are those of the first [STU-10]', async () => {
  await state.changeTheme('aurora', { part: 'otherMode', token: 'color.bg', value: '#ffffff' });
  const [first, other] = themeOf(await state.workspace(), 'aurora');
  expect([first?.mode, other?.mode]).toEqual(['dark', 'light']);
  const inOther = (token: string) => other?.tokens.find((one) => one.token === token);
  expect(inOther('color.bg')).toMatchObject({ value: '#ffffff', from: 'aurora', inherits: '' });
  expect(inOther('color.text')).not.toHaveProperty('from');
  expect(inOther('color.text')?.meets.filter(({ isEnough }) => !isEnough)).not.toEqual([]);
  state.undo();
  expect(themeOf(await state.workspace(), 'aurora').length).toBe(1);
});

it('offers a colour that can be read in place of one that a mode inherits from the first [STU-10]', async () => {
  const footerText = async () =>
    themeOf(await state.workspace(), 'aurora')[1]?.tokens.find(({ token }) => token === 'color.footerText');
  await state.changeTheme('aurora', { part: 'otherMode', token: 'color.footerBg', value: '#ffffff' });
  const low = await footerText();
  expect(low?.meets).toMatchObject([{ isEnough: false }]);
  expect(low).not.toHaveProperty('from');
  await state.changeTheme('aurora', { part: 'otherMode', token: 'color.footerText', value: low?.better ?? '' });
  expect(await footerText()).toMatchObject({ value: low?.better, from: 'aurora', meets: [{ isEnough: true }] });
  state.undo();
  state.undo();
});

it('refuses what is no colour [STU-10]', async () => {
  const set = (token: string, value: string) => state.changeTheme('aurora', { part: 'tokens', token, value });
  await expect(set('color.bg', '#12')).rejects.toThrow('is not a colour');
  await expect(set('font.body', '#123456')).rejects.toThrow('has no colour "font.body"');
  expect((await state.now()).edited).toEqual([]);
});
