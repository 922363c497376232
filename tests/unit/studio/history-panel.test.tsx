import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { named, openStudio } from '@tests/support/studio-page';
import { expect, it } from 'vitest';

const texts = 'aurora/texts/en.json';
const home = 'aurora/overlays/home.json';

/** Commits everything in a folder, as somebody would. */
function commit(folder: string, subject: string): void {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args]);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', subject);
}

it('brings one file or the whole brand back as it was at a commit, into the draft [STU-12]', {
  tags: ['deep'],
}, async () => {
  const { folder, savedText, draftText } = openStudio('tab=page');
  const [firstTexts, firstHome] = [savedText(texts), savedText(home)];
  commit(folder, 'Opening night');
  writeFileSync(join(folder, texts), firstTexts.replace('The night is yours', 'The day is yours'));
  rmSync(join(folder, home));
  writeFileSync(join(folder, 'aurora/overlays/notice.json'), '{ "overlay": "notice" }\n');
  commit(folder, 'Summer');

  fireEvent.click(await named('tab', 'History'));
  const states = await screen.findAllByText(/ · Ana$/);
  expect(states.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('· Summer ·'),
    expect.stringContaining('· Opening night ·'),
  ]);
  const [, opening] = states;
  if (opening !== undefined) fireEvent.click(opening);
  expect(await screen.findByText('Came later, and stay as they are: aurora/overlays/notice.json')).toBeDefined();
  fireEvent.click(await named('button', new RegExp(`^Bring ${texts} back as of `)));
  await waitFor(() => expect(draftText(texts)).toBe(firstTexts));
  expect(savedText(texts), 'nothing is saved').toContain('The day is yours');
  fireEvent.click(await named('button', 'Bring it back'));
  await waitFor(() => expect(draftText(home)).toBe(firstHome));
  expect(await screen.findByText('Every file that was there then is the same now.')).toBeDefined();

  fireEvent.click(await named('button', /^Undo/));
  await waitFor(() => expect(draftText(home)).toBe(''));
  expect(draftText(texts)).toBe(firstTexts);
});

it('says in words why there is no history [STU-12]', async () => {
  openStudio('tab=history');
  expect(await screen.findByText(/^Git tells no history of .*Keep the folder in a git repository/)).toBeDefined();
});
