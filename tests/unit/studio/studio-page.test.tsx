import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { named, openStudio } from '@tests/support/studio-page';
import { expect, it, vi } from 'vitest';
import { patient } from '../../support/patience';

const texts = 'aurora/texts/en.json';

it('tells the problems of what is typed, and saves a text once it is meant [STU-02, STU-06]', async () => {
  const { savedText } = openStudio(`tab=files&file=${texts}`);
  const fileOf = () => savedText(texts);
  const area = await named('textbox', texts);
  const before = fileOf();
  fireEvent.change(area, { target: { value: before.replace('",', '"') } });
  const problems = await named('list', 'Problems of this file');
  await waitFor(() => expect(problems.textContent).toContain('A comma is missing'));

  const after = before.replace('The night is yours', 'The day is yours');
  fireEvent.change(area, { target: { value: after } });
  await waitFor(() => expect(problems.textContent).toBe(''));
  expect(fileOf()).toBe(before);
  fireEvent.click(await named('tab', 'Changes (1)'));
  expect(await screen.findByText(/The day is yours.* instead of .*The night is yours/)).toBeDefined();
  const save = await named('button', 'Save it to ./merchants');
  save.focus();
  fireEvent.click(save);
  await named('tab', 'Changes');
  expect(fileOf()).toBe(after);
  // The button is gone: its panel has the focus, which the keyboard goes on from.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')));
});

it('tells why an entry is hidden, and shows it as who sees it, in two clicks [STU-04, STU-05]', {
  tags: ['deep'],
}, async () => {
  openStudio('persona=member-0');
  fireEvent.click(await named('treeitem', /hero · home\.hero.*hidden: it is for guests\./));
  const picked = await named('region', 'Picked');
  fireEvent.click(await within(picked).findByRole('button', { name: 'Show it as guests' }));
  await named('treeitem', /hero · home\.hero$/);
  expect(location.search).toBe('?brand=aurora&language=en&node=home%2Fhero');
  expect(screen.getByTitle('Storefront: aurora').getAttribute('src')).toMatch(
    /^http:\/\/0--aurora\.studio\.localhost:4181\/__visit\?key=the-key&.*persona=guest&language=en&to=%2Fm%2Fhome/,
  );
});

it('writes words where they were picked into the table of their language [STU-02, STU-05]', {
  tags: ['deep'],
}, async () => {
  openStudio('node=home/hero');
  const [title] = await screen.findAllByRole('textbox', { name: `Words, into ${texts}` });
  expect(title).toHaveProperty('value', 'The night is yours');
  if (title !== undefined) fireEvent.change(title, { target: { value: 'Words of mine' } });
  await named('tab', 'Changes (1)');
  await named('treeitem', /^Words of mine hero/);
});

it('says whose words are, and goes back to the parent’s by a button [STU-02]', { tags: ['deep'] }, async () => {
  const { savedText } = openStudio('node=home/about-help');
  const fileOf = () => savedText(texts);
  const before = fileOf();
  const picked = await named('region', 'Picked');
  expect(await within(picked).findByText('Words from base')).toBeDefined();
  const words = await within(picked).findByRole<HTMLTextAreaElement>('textbox', { name: `Words, into ${texts}` });
  const theirs = words.value;
  fireEvent.change(words, { target: { value: 'Help desk' } });
  expect(await within(picked).findByText('Its own words')).toBeDefined();
  await named('tab', 'Changes (1)');
  const back = await within(picked).findByRole('button', { name: `Words of props.label: back to ${theirs}` });
  back.focus();
  fireEvent.click(back);
  await named('tab', 'Changes');
  await waitFor(() => expect(words.value).toBe(theirs));
  await waitFor(() => expect(document.activeElement, 'the button is gone').toBe(words));
  expect(fileOf()).toBe(before);
});

it('is worked by keys: letters in the tree, Escape out of picking and of what was picked, a way past the phones [STU-04]', async () => {
  openStudio('persona=member-0');
  const [tree = document.body] = await screen.findAllByRole('tree');
  const items = within(tree).getAllByRole('treeitem');
  items[0]?.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  press('End');
  expect(document.activeElement).toBe(items.at(-1));
  press('h');
  expect(document.activeElement?.textContent).toMatch(/^h/i);

  const pick = await named('button', 'Pick');
  fireEvent.click(pick);
  expect(pick.getAttribute('aria-pressed')).toBe('true');
  press('Escape');
  expect(pick.getAttribute('aria-pressed')).toBe('false');

  const last = items.at(-1);
  last?.focus();
  if (last !== undefined) fireEvent.click(last);
  const picked = await named('region', 'Picked');
  await waitFor(() => expect(picked.contains(document.activeElement)).toBe(true));
  fireEvent.click(pick);
  press('Escape');
  expect(picked.isConnected, 'it ends picking first').toBe(true);
  press('Escape');
  await waitFor(() => expect(picked.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(last));

  fireEvent.click(await named('button', 'Go past the phones'));
  expect(document.activeElement).toBe(await named('tab', 'Page'));
});

it('closes an open list alone at Escape, and leads back to its button [STU-04]', { tags: ['deep'] }, async () => {
  openStudio('node=home/about-help');
  const picked = await named('region', 'Picked');
  for (const name of ['Insert …', 'Hide for …']) {
    const opens = await within(picked).findByRole('button', { name });
    fireEvent.click(opens);
    const search = await within(picked).findByRole('searchbox', { name: 'Find' });
    search.focus();
    fireEvent.change(search, { target: { value: 'a' } });
    fireEvent.keyDown(search, { key: 'Escape' });
    expect(search.isConnected, 'the field empties itself first').toBe(true);
    fireEvent.change(search, { target: { value: '' } });
    fireEvent.keyDown(search, { key: 'Escape' });
    expect(search.isConnected).toBe(false);
    expect(document.activeElement).toBe(opens);
    expect(picked.isConnected).toBe(true);
  }
});

it('says that a link leads to a brand or a node that is not there [STU-04]', async () => {
  openStudio('brand=nobody&node=about-lost');
  expect(
    await screen.findByText('There is no brand "nobody" here, so this is aurora. Choose one above.'),
  ).toBeDefined();
  expect(await screen.findByText(/^Page "home" has no node "about-lost" any more, so there is nothing/)).toBeDefined();
});

it('says whose a file of base is, and keeps what is typed while the server starts anew [STU-02, STU-06]', {
  tags: ['deep'],
}, async () => {
  openStudio('tab=files&file=base/texts/en.json');
  expect(await screen.findByText(/^base is shared: an edit here changes .*aurora/)).toBeDefined();
  const area = await named('textbox', 'base/texts/en.json');
  const there = globalThis.fetch;
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  fireEvent.change(area, { target: { value: '{}' } });
  await screen.findByText('Not kept yet. It is tried again by itself.');
  vi.stubGlobal('fetch', there);
  await waitFor(() => expect(screen.queryByText('Kept in the draft.')).not.toBeNull(), { timeout: patient(5_000) });
  expect(area).toHaveProperty('value', '{}');
});

it('keeps what was typed where somebody else saved the file meanwhile, also once the file is left [STU-06]', async () => {
  const { folder } = openStudio(`tab=files&file=${texts}`);
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: texts });
  const mine = area.value.replace(/("register\.title": )"[^"]*"/, '$1"Mine"');
  writeFileSync(join(folder, texts), area.value.replace(/("register\.title": )"[^"]*"/, '$1"Theirs"'));
  fireEvent.change(area, { target: { value: mine } });
  fireEvent.click(await named('tab', 'Changes'));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was written');
  fireEvent.click(await named('tab', 'Files'));
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: texts });
  expect(again.value).toBe(mine);
  fireEvent.click(await named('button', 'Write mine over it'));
  await named('tab', 'Changes (1)');
  await waitFor(() => expect(screen.getByText('Kept in the draft.')).toBeDefined());
});

it('keeps what was typed while the server was away, also where the page is loaded anew [STU-06]', {
  tags: ['deep'],
}, async () => {
  openStudio(`tab=files&file=${texts}`);
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: texts });
  const mine = area.value.replace(/("register\.title": )"[^"]*"/, '$1"Mine"');
  const away = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', away);
  fireEvent.change(area, { target: { value: mine } });
  await screen.findByText('Not kept yet. It is tried again by itself.');
  away.mockClear();
  cleanup();
  await waitFor(() => expect(away, 'it is tried once more').toHaveBeenCalled());
  openStudio(`tab=files&file=${texts}`);
  expect(await screen.findByRole<HTMLTextAreaElement>('textbox', { name: texts })).toHaveProperty('value', mine);
  const other = await named('button', 'Take the other text');
  fireEvent.click(other);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: texts }));
  await screen.findByText('As in the folder of merchants.');
});

it('moves and hides what was picked, sets a value by its field, and takes each step back [STU-08]', {
  tags: ['deep'],
}, async () => {
  openStudio('node=home/winners');
  const picked = await named('region', 'Picked');
  const place = async () => (await within(picked).findByRole('heading', { name: /^Place: / })).textContent;
  const start = await place();
  fireEvent.click(await within(picked).findByRole('button', { name: 'Move up' }));
  await waitFor(async () => expect(await place()).not.toBe(start));

  const limit = await within(picked).findByRole<HTMLInputElement>('textbox', { name: 'props.limit' });
  const before = limit.value;
  fireEvent.change(limit, { target: { value: 'many' } });
  expect((await within(picked).findByRole('alert')).textContent).toMatch(/"many" is not a whole number/);
  fireEvent.change(limit, { target: { value: '5' } });
  const back = await within(picked).findByRole('button', { name: `props.limit: back to ${before}` });
  fireEvent.change(limit, { target: { value: 'lots' } });
  await within(picked).findByRole('alert');
  fireEvent.click(back);
  await waitFor(() => expect(limit.value).toBe(before));
  expect(within(picked).queryByRole('alert')).toBeNull();

  fireEvent.click(await within(picked).findByRole('button', { name: 'Hide' }));
  await named('button', /^Show .* again$/);
  const undo = await named('button', 'Undo');
  expect(undo.title).toBe('Undo: hide winners');
  while (undo.getAttribute('aria-disabled') !== 'true') {
    const words = undo.title;
    fireEvent.click(undo);
    await waitFor(() => expect(undo.title).not.toBe(words));
  }
  await named('tab', 'Changes');
});

it('hides what was picked from agents, joins a language, and takes that away again, by sentences [STU-09]', {
  tags: ['deep'],
}, async () => {
  openStudio('node=home/winners');
  const picked = await named('region', 'Picked');
  const saw = async (who: string) => {
    const row = (await within(picked).findByRole('rowheader', { name: who })).closest('tr');
    return row?.querySelector('td')?.textContent;
  };
  expect(await saw('agents of type 1 (agent-1)')).toBe('yes');
  fireEvent.click(await within(picked).findByRole('button', { name: 'Hide for …' }));
  const list = await within(picked).findByRole('region', { name: 'Hide for …' });
  fireEvent.change(await within(list).findByRole('searchbox'), { target: { value: 'visitors agents' } });
  fireEvent.click(await within(list).findByRole('button', { name: 'agents' }));
  await within(picked).findByText('not agents');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Shown to'));
  expect(await saw('agents of type 1 (agent-1)')).toBe('no');
  expect(await saw('guests')).toBe('yes');

  fireEvent.click(within(picked).getByRole('button', { name: 'Also to …' }));
  fireEvent.click(await within(picked).findByRole('button', { name: 'in English' }));
  const joint = await within(picked).findByRole('combobox', { name: /^How these are joined: / });
  expect(joint).toHaveProperty('value', 'any');
  await waitFor(async () => expect(await saw('agents of type 1 (agent-1)')).toBe('yes'));
  await within(picked).findByText(/^Who sees it in English: /);
  fireEvent.change(joint, { target: { value: 'all' } });
  await waitFor(async () => expect(await saw('agents of type 1 (agent-1)')).toBe('no'));
  fireEvent.click(within(picked).getByRole('button', { name: 'Take away: not agents' }));
  await waitFor(() => expect(within(picked).queryByText('not agents')).toBeNull());
  fireEvent.click(await within(picked).findByRole('button', { name: 'Turn round: in English' }));
  await within(picked).findByText('not in English');
});

it('sets a colour, warns beside it in words, and takes the one that can be read [STU-10]', async () => {
  openStudio('tab=theme');
  const muted = await screen.findByLabelText<HTMLInputElement>('color.muted, dark');
  const surface = await screen.findByLabelText<HTMLInputElement>('color.surface, dark');
  expect(muted.getAttribute('aria-describedby')).toBeNull();
  fireEvent.change(muted, { target: { value: surface.value } });
  await screen.findByText('quiet text on cards: 1.00:1 with color.surface, where 4.5:1 is needed');
  const described = () => document.getElementById(muted.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described()).toContain('quiet text');
  await waitFor(() => expect(described()).toContain('The phones do not show it'));
  expect(screen.getAllByText(/^The phones do not show it/), 'not beside those that it meets').toHaveLength(1);
  const take = await screen.findByRole('button', { name: /^Take #[0-9a-f]{6} for color\.muted, dark$/ });
  take.focus();
  fireEvent.click(take);
  await waitFor(() => expect(screen.queryByText(/^quiet text on cards: 1\.00/)).toBeNull());
  await waitFor(() => expect(document.activeElement, 'the button is gone').toBe(muted));
  await waitFor(() => expect(screen.queryByText(/^The phones do not show it/)).toBeNull());
  expect((await named('button', 'Undo')).title).toBe('Undo: set color.muted');

  const typed = await screen.findByLabelText('color.accent, dark, typed');
  fireEvent.change(typed, { target: { value: 'rot' } });
  fireEvent.blur(typed);
  expect((await screen.findByRole('alert')).textContent).toContain('"rot" is not a colour');
  fireEvent.change(typed, { target: { value: '#b0a5ff' } });
  fireEvent.blur(typed);
  await screen.findByText('color.accent is #b0a5ff.');
  expect(screen.queryByRole('alert')).toBeNull();
});
