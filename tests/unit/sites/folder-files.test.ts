import fs, { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFolderSource, type FolderSource } from '@/sites/create-folder-source';
import { createFolderFiles } from '@/sites/folder-files';
import type { LoadSites } from '@/sites/loaded-sites';
import { patient } from '../../support/patience';
import { makeLog, makeSite } from '../server/fixture';

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

  it('are read from a folder that is named from where one stands [CFG-01]', async () => {
    await write('aurora/merchant.json', '{}');
    const files = (await createFolderFiles(relative('.', state.root)).update()) ?? [];
    expect(files.map(({ path }) => path)).toEqual(['aurora/merchant.json']);
  });

  it('are read again where that failed, and stay as they were until then [CFG-05] [CFG-06]', async () => {
    await write('aurora/merchant.json', '{}');
    const folder = createFolderFiles(state.root);
    const textsAfter = async () => (await folder.update())?.map(({ text }) => text);
    const readFile = vi.spyOn(fs, 'readFile');
    // Modules that have imported the function by its name get the spy, too.
    syncBuiltinESMExports();
    onTestFinished(() => {
      readFile.mockRestore();
      syncBuiltinESMExports();
    });
    const failOnce = () => readFile.mockRejectedValueOnce(new Error('EMFILE: too many open files'));
    failOnce();
    expect(await textsAfter()).toBeUndefined();
    expect(await textsAfter()).toEqual(['{}']);
    await write('aurora/merchant.json', '{"name":"A"}');
    failOnce();
    expect(await textsAfter()).toBeUndefined();
    expect(folder.merchants()).toEqual(['aurora']);
    expect(await textsAfter()).toEqual(['{"name":"A"}']);
    expect(await textsAfter()).toBeUndefined();
    await write('aurora/pages/home.json', '{}');
    failOnce();
    expect(await textsAfter()).toBeUndefined();
    await rm(join(state.root, 'aurora'), { recursive: true });
    expect(await textsAfter()).toEqual([]);
  });

  it('give no picture under the hash of another one [CFG-05]', async () => {
    await write('aurora/assets/logo.svg', '<svg/>');
    const folder = createFolderFiles(state.root);
    await folder.update();
    const logo = folder.assetsOf('aurora').get('logo.svg');
    await write('aurora/assets/logo.svg', '<svg><g/></svg>');
    await expect(logo?.read()).rejects.toThrow('aurora/assets/logo.svg changed while it was read');
  });

  it('make no merchant of a folder of notes', async () => {
    await write('aurora/merchant.json', '{}');
    await write('notes/plans.md', 'Later.');
    const folder = createFolderFiles(state.root);
    await folder.update();
    expect(folder.merchants()).toEqual(['aurora']);
  });
});

describe('links in a folder of merchants', () => {
  const state = { top: '', root: '', now: 0 };
  const load: LoadSites = (files) => {
    const merchants = files.filter(({ path }) => path.endsWith('/merchant.json'));
    const sites = merchants.map(({ path, text }) =>
      makeSite(path.split('/')[0] ?? '', { format: 1, name: text }, text),
    );
    return { sites: new Map(sites.map((site) => [site.id, site])), issues: [], broken: new Set(), consoles: new Map() };
  };
  let source: FolderSource | undefined;
  const nameOf = (id: string) => source?.current().get(id)?.site.merchant.name;
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(state.top, path)), { recursive: true });
    await writeFile(join(state.top, path), text);
  };
  /** As git-sync and Kubernetes lead a link elsewhere: one name in the place of another. */
  const lead = async (link: string, to: string) => {
    await symlink(to, join(state.top, `${link}.new`));
    await rename(join(state.top, `${link}.new`), join(state.top, link));
  };
  /** Nobody asks: what the system tells of a folder is all that there is. */
  const isSeen = (id: string, name: string) =>
    vi.waitFor(() => expect(nameOf(id)).toBe(name), { timeout: patient(5_000), interval: 20 });

  beforeEach(async () => {
    state.top = await mkdtemp(join(tmpdir(), 'folder-links-'));
  });
  afterEach(async () => {
    source?.close();
    await rm(state.top, { recursive: true, force: true });
  });

  it('are told where they lead nowhere or back into a folder that they stand in, once each [CFG-01]', async () => {
    await write('aurora/merchant.json', '{}');
    await mkdir(join(state.top, 'aurora/overlays'));
    await symlink('gone.json', join(state.top, 'aurora/overlays/home.json'));
    await symlink('mine.json', join(state.top, 'aurora/overlays/mine.json'));
    await symlink('.', join(state.top, 'aurora/LINK'));
    await symlink('..', join(state.top, 'aurora/UP'));
    await symlink(state.top, join(state.top, 'padma'));
    const folder = createFolderFiles(state.top);
    const files = (await folder.update()) ?? [];
    expect(files.map(({ path }) => path)).toEqual(['aurora/merchant.json']);
    expect(folder.leftOut().toSorted((left, right) => (left.path < right.path ? -1 : 1))).toEqual([
      { path: 'aurora/LINK', why: 'leads round' },
      { path: 'aurora/UP', why: 'leads round' },
      { path: 'aurora/overlays/home.json', why: 'leads nowhere' },
      { path: 'aurora/overlays/mine.json', why: 'leads nowhere' },
      { path: 'padma', why: 'leads round' },
    ]);
  });

  it('are followed as git-sync leads them, one commit after the other, and so is what is written behind them [CFG-06]', async () => {
    await write('one/configs/aurora/merchant.json', 'one');
    await write('two/configs/aurora/merchant.json', 'two');
    await write('three/configs/aurora/merchant.json', 'three');
    await lead('current', 'one');
    source = await createFolderSource({ root: join(state.top, 'current/configs'), load, log: makeLog() });
    expect(nameOf('aurora')).toBe('one');
    await lead('current', 'two');
    await isSeen('aurora', 'two');
    await rm(join(state.top, 'one'), { recursive: true });
    await lead('current', 'three');
    await isSeen('aurora', 'three');
    await write('three/configs/aurora/merchant.json', 'changed');
    await isSeen('aurora', 'changed');
  });

  it('are followed as Kubernetes leads those of a ConfigMap, each time [CFG-06]', async () => {
    for (const version of ['1', '2', '3']) await write(`configs/aurora/..${version}/merchant.json`, version);
    await lead('configs/aurora/..data', '..1');
    await symlink('..data/merchant.json', join(state.top, 'configs/aurora/merchant.json'));
    source = await createFolderSource({ root: join(state.top, 'configs'), load, log: makeLog() });
    expect(nameOf('aurora')).toBe('1');
    for (const [version, before] of [
      ['2', '1'],
      ['3', '2'],
    ] as const) {
      await lead('configs/aurora/..data', `..${version}`);
      await rm(join(state.top, `configs/aurora/..${before}`), { recursive: true });
      await isSeen('aurora', version);
    }
  });

  it('are followed where a merchant is a link into a folder that is led elsewhere [CFG-06]', async () => {
    await write('one/aurora/merchant.json', 'one');
    await write('two/aurora/merchant.json', 'two');
    await lead('current', 'one');
    await mkdir(join(state.top, 'configs'));
    await symlink('../current/aurora', join(state.top, 'configs/aurora'));
    source = await createFolderSource({ root: join(state.top, 'configs'), load, log: makeLog() });
    await lead('current', 'two');
    await isSeen('aurora', 'two');
    await write('two/aurora/merchant.json', 'changed');
    await isSeen('aurora', 'changed');
  });
});
