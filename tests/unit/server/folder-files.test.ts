import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderFiles } from '@/server/sites/folder-files';

describe('the files of a folder of merchants', () => {
  const state = { root: '' };
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(state.root, path)), { recursive: true });
    await writeFile(join(state.root, path), text);
  };

  beforeEach(async () => {
    state.root = await mkdtemp(join(tmpdir(), 'folder-files-'));
  });
  afterEach(() => rm(state.root, { recursive: true }));

  it('hand on what is nearly named right, so that it can be told [CFG-01]', async () => {
    await write('aurora/merchant.json', '{}');
    await write('aurora/overlays/mine.JSON', '{}');
    await write('aurora/overlays/home', '{}');
    const files = (await createFolderFiles(state.root).update()) ?? [];
    expect(files.map(({ path }) => path)).toEqual([
      'aurora/merchant.json',
      'aurora/overlays/home',
      'aurora/overlays/mine.JSON',
    ]);
  });

  it('leave out what systems and archives put into any folder [CFG-01]', async () => {
    await write('aurora/merchant.json', '{}');
    for (const name of ['Thumbs.db', 'ehthumbs.db', 'Desktop.ini', '.DS_Store', 'Icon\r', '~$home.json']) {
      await write(`aurora/pages/${name}`, '');
      await write(`aurora/assets/${name}`, '');
      await write(`aurora/${name}`, '');
    }
    await write('__MACOSX/aurora/merchant.json', '{}');
    const folder = createFolderFiles(state.root);
    const files = (await folder.update()) ?? [];
    expect(files.map(({ path }) => path)).toEqual(['aurora/merchant.json']);
    expect(folder.merchants()).toEqual(['aurora']);
  });

  it('make no merchant of a folder of notes', async () => {
    await write('aurora/merchant.json', '{}');
    await write('notes/plans.md', 'Later.');
    const folder = createFolderFiles(state.root);
    await folder.update();
    expect(folder.merchants()).toEqual(['aurora']);
  });
});
