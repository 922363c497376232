import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFolderFiles } from '@/sites/folder-files';
import { openDraft } from '@/studio/server/draft/open-draft';

const texts = 'aurora/texts/en.json';
const before = '{\n  "hello": "Hello"\n}\n';
const after = '{\n  "hello": "Good day"\n}\n';

/** A folder of two merchants, and a place for drafts of it. */
function begin() {
  const place = mkdtempSync(join(tmpdir(), 'livery-draft-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const [source, home] = [join(place, 'merchants'), join(place, 'drafts')];
  for (const folder of ['aurora/texts', 'aurora/assets', 'base/texts'])
    mkdirSync(join(source, folder), { recursive: true });
  for (const path of ['aurora/merchant.json', 'base/merchant.json']) writeFileSync(join(source, path), '{}\n');
  writeFileSync(join(source, texts), before);
  writeFileSync(join(source, 'aurora/assets/logo.svg'), '<svg/>');
  const onDisk = (path = texts) => readFileSync(join(source, path), 'utf8');
  const putOnDisk = (text: string, path = texts) => writeFileSync(join(source, path), text);
  return { source, onDisk, putOnDisk, open: () => openDraft(source, home) };
}

it('keeps an edit in the draft alone until it is saved [STU-02]', () => {
  const { open, onDisk } = begin();
  const draft = open();
  draft.write(texts, after);
  expect([draft.textOf(texts), readFileSync(join(draft.folder, texts), 'utf8'), onDisk()]).toEqual([
    after,
    after,
    before,
  ]);
  expect(draft.edited()).toEqual([{ path: texts, state: 'changed' }]);
  expect(draft.save([texts], {})).toEqual({ saved: [texts], conflicts: [] });
  expect([onDisk(), draft.edited(), draft.textOf(texts)]).toEqual([after, [], after]);
});

it('has the edit again after a crash [STU-02]', () => {
  const { open, onDisk } = begin();
  open().write(texts, after);
  const again = open();
  expect([again.textOf(texts), readFileSync(join(again.folder, texts), 'utf8'), onDisk()]).toEqual([
    after,
    after,
    before,
  ]);
});

it('takes what a crash left after saving for saved [STU-02]', () => {
  const { open, putOnDisk } = begin();
  open().write(texts, after);
  putOnDisk(after);
  expect(open().edited()).toEqual([]);
});

it('has no edit once the text is as it was, or was discarded [STU-02]', () => {
  const draft = begin().open();
  draft.write(texts, after);
  draft.write(texts, before);
  expect(draft.edited()).toEqual([]);
  draft.write(texts, after);
  draft.discard([texts]);
  expect([draft.edited(), draft.textOf(texts), readFileSync(join(draft.folder, texts), 'utf8')]).toEqual([
    [],
    before,
    before,
  ]);
});

it('writes a new file, with its folder, when it is saved [STU-02]', () => {
  const { open, onDisk } = begin();
  const draft = open();
  const path = 'aurora/overlays/home.json';
  draft.write(path, '{}\n');
  expect(draft.edited()).toEqual([{ path, state: 'new' }]);
  draft.save([path], {});
  expect(onDisk(path)).toBe('{}\n');
});

it('says what could not be written, keeps the edit, and leaves nothing beside the file [STU-02]', () => {
  const { open, source } = begin();
  const draft = open();
  const path = 'aurora/overlays/home.json';
  draft.write(path, '{}\n');
  mkdirSync(join(source, path), { recursive: true });
  expect(() => draft.save([path], {})).toThrow(
    /^aurora\/overlays\/home\.json could not be written .* still in the draft/,
  );
  expect([readdirSync(join(source, 'aurora/overlays')), draft.textOf(path)]).toEqual([['home.json'], '{}\n']);
});

it('asks about a file that changed on disk, and writes nothing before it has an answer [STU-03]', () => {
  const { open, onDisk, putOnDisk } = begin();
  const draft = open();
  const other = 'aurora/merchant.json';
  draft.write(texts, after);
  draft.write(other, '{ "brand": {} }\n');
  putOnDisk('theirs');
  const conflict = { path: texts, began: before, disk: 'theirs', here: after };
  expect(draft.edited()).toContainEqual({ path: texts, state: 'conflict' });
  expect(draft.save([texts, other], {})).toEqual({ saved: [], conflicts: [conflict] });
  expect([onDisk(), onDisk(other)]).toEqual(['theirs', '{}\n']);

  putOnDisk('theirs again');
  const late = draft.save([texts, other], { [texts]: { take: 'here', disk: 'theirs' } });
  expect(late.conflicts).toEqual([{ ...conflict, disk: 'theirs again' }]);
  expect(onDisk()).toBe('theirs again');

  draft.save([texts, other], { [texts]: { take: 'here', disk: 'theirs again' } });
  expect([onDisk(), onDisk(other), draft.edited()]).toEqual([after, '{ "brand": {} }\n', []]);
});

it('leaves the text of the disk where that is the answer [STU-03]', () => {
  const { open, onDisk, putOnDisk } = begin();
  const draft = open();
  draft.write(texts, after);
  putOnDisk('theirs');
  expect(draft.save([texts], { [texts]: { take: 'disk', disk: 'theirs' } })).toEqual({ saved: [], conflicts: [] });
  expect([onDisk(), draft.edited(), draft.textOf(texts)]).toEqual(['theirs', [], 'theirs']);
});

it('keeps the ends of lines and the byte order mark that a text area loses [STU-02]', () => {
  const { open, onDisk, putOnDisk } = begin();
  putOnDisk('\uFEFF{\r\n  "hello": "Hello"\r\n}\r\n');
  const draft = open();
  draft.write(texts, after);
  draft.save([texts], {});
  expect(onDisk()).toBe('\uFEFF{\r\n  "hello": "Good day"\r\n}\r\n');
});

it('writes into the file behind a link, which stays a link [STU-02]', () => {
  const { open, source, onDisk } = begin();
  const path = 'aurora/texts/bn.json';
  symlinkSync(join(source, texts), join(source, path));
  const draft = open();
  draft.write(path, after);
  draft.save([path], {});
  expect([onDisk(), lstatSync(join(source, path)).isSymbolicLink()]).toEqual([after, true]);
});

it('shows what is tried out without making it an edit [STU-02]', () => {
  const { open, onDisk } = begin();
  const draft = open();
  const path = 'aurora/console.json';
  draft.tryOut(new Map([[path, '{ "tried": true }']]));
  expect(readFileSync(join(draft.folder, path), 'utf8')).toBe('{ "tried": true }');
  expect([draft.edited(), draft.textOf(path)]).toEqual([[], undefined]);
  draft.tryOut(new Map());
  expect(lstatSync(join(draft.folder, path), { throwIfNoEntry: false })).toBeUndefined();
  expect(() => onDisk(path)).toThrow();
});

it('is read as the folder of merchants is, pictures too, and follows what comes and goes there [STU-02]', async () => {
  const { open, source, putOnDisk } = begin();
  const draft = open();
  draft.write(texts, after);
  mkdirSync(join(source, 'jade'));
  putOnDisk('{}\n', 'jade/merchant.json');
  putOnDisk('{}\n', 'aurora/texts/bn.json');
  rmSync(join(source, 'base'), { recursive: true });
  draft.follow();
  const folder = createFolderFiles(draft.folder);
  const paths = (await folder.update())?.map(({ path }) => path);
  expect(paths).toEqual([
    ...['aurora/assets/logo.svg', 'aurora/merchant.json', 'aurora/texts/bn.json', texts],
    'jade/merchant.json',
  ]);
  expect(folder.leftOut()).toEqual([]);
});

it('follows the pictures of a brand with an edit: new ones, those in place of others, and those that go [STU-02]', () => {
  const { open, source, putOnDisk } = begin();
  const draft = open();
  draft.write(texts, after);
  const shown = (name: string) => readFileSync(join(draft.folder, 'aurora/assets', name), 'utf8');
  expect(shown('logo.svg')).toBe('<svg/>');
  putOnDisk('<svg id="other"/>', 'aurora/assets/logo.svg');
  mkdirSync(join(source, 'aurora/assets/games'));
  putOnDisk('<svg id="new"/>', 'aurora/assets/games/dice.svg');
  draft.follow();
  expect([shown('logo.svg'), shown('games/dice.svg')]).toEqual(['<svg id="other"/>', '<svg id="new"/>']);
  rmSync(join(source, 'aurora/assets/logo.svg'));
  rmSync(join(source, 'aurora/assets/games'), { recursive: true });
  putOnDisk('a file now', 'aurora/assets/games');
  draft.follow();
  expect([readdirSync(join(draft.folder, 'aurora/assets')), shown('games')]).toEqual([['games'], 'a file now']);
});

it.each([
  '../secret.json',
  'aurora/../../secret.json',
  'aurora/texts/../../../secret.json',
  '/etc/passwd.json',
  'merchant.json',
  'aurora/.hidden.json',
  '.git/config.json',
  'aurora/assets/logo.svg',
  'aurora\\..\\secret.json',
  'aurora/texts/e\0n.json',
])('takes no path that is none of a merchant: %j [STU-01]', (path) => {
  const draft = begin().open();
  expect(() => draft.write(path, '{}')).toThrow('is not the path');
  expect(draft.textOf(path)).toBeUndefined();
});
