import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openStudioDraft } from '@tests/support/studio-draft';
import { named, openStudio } from '@tests/support/studio-page';
import { expect, it } from 'vitest';
import { textsOf } from '@/studio/server/answers/texts';
import { siteOf } from '@/studio/server/change/site-of';

it('lists all texts of a brand in two languages, whose words they are, and what lacks them [STU-11]', {
  tags: ['deep'],
}, async () => {
  const state = openStudioDraft();
  await state.writeTexts('aurora', 'en', { 'zzz.only': 'Only' });
  const read = async (language: string) => {
    const workspace = await state.workspace();
    const { rows, ...answer } = textsOf(workspace, siteOf('aurora', workspace), language);
    return { ...answer, rows: new Map(rows.map((row) => [row.key, row])), keys: rows.map(({ key }) => key) };
  };
  const bengali = await read('bn');
  expect(bengali).toMatchObject({ language: 'bn', source: 'en' });
  expect(bengali.keys).toEqual([...bengali.keys].sort());
  expect(bengali.rows.get('age.title')).toMatchObject({
    isOwn: false,
    words: expect.stringMatching(/[ঀ-৿]/),
    lacks: [],
  });
  const lacking = { source: 'Only', isOwn: false, lacks: expect.arrayContaining(['bn']) };
  expect(bengali.rows.get('zzz.only')).toMatchObject(lacking);
  expect(bengali.rows.get('zzz.only')).not.toHaveProperty('words');
  const english = await read('en');
  expect(english.rows.get('zzz.only')).toMatchObject({ source: 'Only', words: 'Only', isOwn: true });
});

it('finds a text, writes it into the table of its language, tells a lost placeholder, and takes the words out [STU-11]', async () => {
  const { draftText } = openStudio('tab=texts&language=bn');
  const table = 'aurora/texts/bn.json';
  const wordsOf = (key: string) => JSON.parse(draftText(table))[key];
  fireEvent.change(await named('searchbox', 'Search in texts'), { target: { value: 'age.title' } });
  const field = await named('textbox', `age.title, into ${table}`);
  await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeLessThan(5));
  fireEvent.change(field, { target: { value: 'বয়স?' } });
  await waitFor(() => expect(wordsOf('age.title')).toBe('বয়স?'));
  const row = within(field.closest('li') ?? document.body);
  expect(row.getByText('{{age}} is missing now: a value would not show.')).toBeDefined();
  fireEvent.click(await row.findByRole('button', { name: `Take age.title out of ${table}` }));
  await waitFor(() => expect(wordsOf('age.title')).toBeUndefined());
  await waitFor(() => expect(row.queryByText(/is missing now/)).toBeNull());

  const shown = screen.getByRole('combobox', { name: 'Show' });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search in texts' }), { target: { value: '' } });
  fireEvent.change(shown, { target: { value: 'own' } });
  await waitFor(() =>
    expect(screen.getByText(/ texts, from English into /).textContent).toMatch(/^\d\d? of \d,?\d+ texts/),
  );
});

it('reads a translated file as one step, says what it left out, and refuses one of another language [STU-11]', async () => {
  const { draftText } = openStudio('tab=texts&language=bn');
  const table = () => JSON.parse(draftText('aurora/texts/bn.json'));
  fireEvent.change(await named('searchbox', 'Search in texts'), { target: { value: 'age.' } });
  await named('textbox', 'age.title, into aurora/texts/bn.json');
  const chooser = screen.getByLabelText('Read a translated CSV');
  const read = (csv: string) => fireEvent.change(chooser, { target: { files: [new File([csv], 'bn.csv')] } });
  read('key,bn\nage.text,বড়দের জন্য\nage.title,বয়স?\nnot.here,x\n');
  const said = await screen.findByText(/^bn\.csv: 1 of its texts were new and are written\./);
  expect(said.textContent).toContain('aurora has no not.here.');
  expect(said.textContent).toContain('A placeholder is missing in age.title');
  expect(table()).toMatchObject({ 'age.text': 'বড়দের জন্য' });
  expect(table()).not.toHaveProperty(['age.title']);
  read('key,ur\nage.title,x\n');
  expect(await screen.findByText(/no column "bn"/)).toBeDefined();
});

it('shows nothing of the last language while another one loads [STU-11]', async () => {
  openStudio('tab=texts&language=bn');
  fireEvent.change(await named('searchbox', 'Search in texts'), { target: { value: 'age.' } });
  await named('textbox', 'age.title, into aurora/texts/bn.json');
  fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'hi' } });
  await waitFor(() => expect(location.search).toContain('language=hi'));
  expect(screen.queryByLabelText('Read a translated CSV')).toBeNull();
  const field = await named('textbox', 'age.title, into aurora/texts/hi.json');
  expect(field).toHaveProperty('value', expect.stringMatching(/[\u0900-\u097F]/));
});
