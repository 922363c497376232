import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteLoader } from '@/engine';
import { createFolderSource, type FolderSource } from '@/sites/create-folder-source';
import { type LastGood, openLastGood } from '@/sites/last-good';
import type { LoadSites } from '@/sites/loaded-sites';
import { filesOf, home, login, merchant, texts } from '../engine/fixture';
import { readCatalogue } from '../engine/project';
import { makeLog, pollUntil } from '../server/fixture';

const { load } = createSiteLoader(readCatalogue());
const kept = createSiteLoader(readCatalogue());
const hour = 3_600_000;

describe('the last good state of each brand', () => {
  const state = { root: '', now: 0 };
  let place = '';
  let log = makeLog();
  const open: FolderSource[] = [];

  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(state.root, path)), { recursive: true });
    await writeFile(join(state.root, path), text);
  };
  const writeBrand = async (id: string, settings: object = {}, folder = id) => {
    const own = { ...merchant, code: id.toUpperCase(), domains: [`${id}.example`], ...settings };
    const files = filesOf(folder, {
      merchant: own,
      pages: { home, login },
      texts: { en: texts },
      console: { format: 1 },
    });
    for (const { path, text } of files) await write(path, text);
  };
  /** A server begins anew, with what the one before it has kept. */
  const start = async (
    retired: readonly string[] = [],
    beforeKeep = () => Promise.resolve(),
    restore: LoadSites = kept.load,
  ) => {
    for (const source of open.splice(0)) source.close();
    log = makeLog();
    const opened = await openLastGood(place, state.root);
    const lastGood: LastGood = {
      brands: opened.brands,
      filesOf: opened.filesOf,
      contentOf: opened.contentOf,
      keep: (brands, unreadable) => beforeKeep().then(() => opened.keep(brands, unreadable)),
    };
    const keeping = { lastGood, load: restore };
    const source = await createFolderSource({
      root: state.root,
      shownAs: 'configs',
      load,
      keeping,
      retired,
      log,
      clock: () => state.now,
    });
    open.push(source);
    return source;
  };
  const nameOf = (source: FolderSource, id: string) => source.current().get(id)?.site.merchant.name;
  const codeOf = (source: FolderSource, id: string) => source.current().get(id)?.site.merchant.code;
  const isKept = async (...names: readonly string[]) =>
    vi.waitFor(async () => {
      const { brands } = await openLastGood(place, state.root);
      expect([...brands.keys()]).toEqual(names);
    });
  const until = (source: FolderSource, isSaid: () => void) => pollUntil(source, state, isSaid);

  beforeEach(async () => {
    state.root = await mkdtemp(join(tmpdir(), 'livery-'));
    state.now = 1_700_000_000_000;
    place = await mkdtemp(join(tmpdir(), 'livery-kept-'));
    for (const id of ['jade', 'mono', 'noor']) await writeBrand(id);
    await write(
      'noor/assets/logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
    );
  });
  afterEach(async () => {
    for (const source of open.splice(0)) source.close();
    for (const folder of [state.root, place]) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  it('is served after a restart where the files have errors, with its pictures, and the log says so [CFG-05]', async () => {
    await start();
    await isKept('jade', 'mono', 'noor');
    await writeBrand('noor', { name: 'Changed' });
    await write(
      'noor/assets/logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1z"/></svg>',
    );
    await write('noor/pages/home.json', '{ broken');
    const again = await start();
    expect(nameOf(again, 'noor')).toBe('Solo');
    expect(Object.keys(again.current().get('noor')?.site.pages ?? {})).toEqual(['home', 'login']);
    const picture = await again.current().get('noor')?.assets.get('logo.svg')?.read();
    expect(new TextDecoder().decode(picture)).toContain('0 0 1 1');
    expect(log.lines.join('\n')).toMatch(
      /"noor" has errors in its files, so players get its last good site, of 2023-11-14/,
    );
    await write('noor/pages/home.json', JSON.stringify(home));
    await until(again, () => expect(nameOf(again, 'noor')).toBe('Changed'));
  });

  it('has its pictures where an edit with errors replaces or deletes them, and where the folder is gone [CFG-05]', async () => {
    const source = await start();
    await isKept('jade', 'mono', 'noor');
    const logo = async () =>
      new TextDecoder().decode(await source.current().get('noor')?.assets.get('logo.svg')?.read());
    await write('noor/pages/home.json', '{ broken');
    await write(
      'noor/assets/logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1z"/></svg>',
    );
    await until(source, () => expect(log.lines.join('\n')).toContain('"noor" changed and does not compile'));
    expect(await logo()).toContain('0 0 1 1');
    await rm(join(state.root, 'noor/assets/logo.svg'));
    expect(await logo()).toContain('0 0 1 1');
    await rename(join(state.root, 'noor'), join(place, 'away'));
    await until(source, () => expect(log.lines.join('\n')).toContain('The folder configs/noor is gone'));
    expect(await logo()).toContain('0 0 1 1');
  });

  it('is not taken from what was changed on disk: such a brand is not served, and the others are [CFG-05]', async () => {
    await start();
    await isKept('jade', 'mono', 'noor');
    const [folder = ''] = await readdir(place);
    for (const name of await readdir(join(place, folder, 'files'))) {
      const path = join(place, folder, 'files', name);
      if ((await readFile(path, 'utf8')).includes('"NOOR"')) await writeFile(path, '{"code":"OTHER"}');
    }
    await write('noor/pages/home.json', '{ broken');
    const again = await start();
    expect([...again.current().keys()]).toEqual(['jade', 'mono']);
    expect(log.lines.join('\n')).toContain('The last good site of merchant "noor" cannot be read');
  });

  it('stays on disk where this version of the server cannot read it, for the one before [CFG-05]', async () => {
    await start();
    await isKept('jade', 'mono', 'noor');
    await write('noor/pages/home.json', '{ broken');
    state.now += hour;
    const newer = await start([], undefined, (files) => ({ ...kept.load(files), sites: new Map() }));
    expect([...newer.current().keys()]).toEqual(['jade', 'mono']);
    expect(log.lines.join('\n')).toContain('this version of the server cannot read it');
    await vi.waitFor(async () =>
      expect((await openLastGood(place, state.root)).brands.get('mono')?.takenAt).toBe(state.now),
    );
    const before = await start();
    expect(nameOf(before, 'noor')).toBe('Solo');
  });

  it('has its code and domains: who takes them is refused, and the other one takes changes [CFG-05]', async () => {
    const source = await start();
    await writeBrand('jade', { code: 'MONO', domains: ['jade.example', 'noor.example'] });
    await writeBrand('mono', { name: 'Mono again' });
    await writeBrand('noor', { name: 'Noor again' });
    await until(source, () => expect(nameOf(source, 'noor')).toBe('Noor again'));
    expect(nameOf(source, 'mono')).toBe('Mono again');
    expect(codeOf(source, 'jade')).toBe('JADE');
    expect(log.lines.join('\n')).toContain('Merchant "jade" changed and does not compile');
    await isKept('jade', 'mono', 'noor');
    const again = await start();
    expect([codeOf(again, 'jade'), nameOf(again, 'mono')]).toEqual(['JADE', 'Mono again']);
  });

  it.each(['noor - Copy', 'noor2', 'a-noor'])(
    'keeps a brand changeable whose folder was copied to %s, which is never served [CFG-05]',
    async (copy) => {
      const source = await start();
      await writeBrand('noor', {}, copy);
      await until(source, () => expect(log.lines.join('\n')).toContain(`"${copy}" does not compile`));
      await writeBrand('noor', { name: 'Changed' });
      await until(source, () => expect(nameOf(source, 'noor')).toBe('Changed'));
      expect([...source.current().keys()]).toEqual(['jade', 'mono', 'noor']);
      const before = log.lines.length;
      // At once, as a folder that goes file by file is another one each time.
      await rename(join(state.root, copy), join(place, 'gone'));
      await writeBrand('mono', { name: 'Changed' });
      await until(source, () => expect(nameOf(source, 'mono')).toBe('Changed'));
      expect(log.lines.slice(before).filter((line) => line.includes('good again'))).toEqual([]);
    },
  );

  it('stays for a time where the folder is gone, over a restart too, and then goes, both told [CFG-05]', async () => {
    await writeBrand('noor', { whenGone: { servedHours: 5 } });
    const source = await start();
    await isKept('jade', 'mono', 'noor');
    await rename(join(state.root, 'noor'), join(state.root, 'noor-east'));
    await until(source, () => expect(log.lines.join('\n')).toContain('The folder configs/noor is gone'));
    expect(log.lines.join('\n')).toContain('npm run merchant -- retire noor');
    expect([...source.current().keys()]).toEqual(['jade', 'mono', 'noor']);
    const gone = source.findings().find(({ merchant }) => merchant === 'noor');
    expect(gone).toMatchObject({
      severity: 'error',
      line: expect.stringContaining('configs/noor-east has the same code'),
    });
    await vi.waitFor(async () =>
      expect((await openLastGood(place, state.root)).brands.get('noor')?.goneUntil).toBeDefined(),
    );
    state.now += 4 * hour;
    const again = await start();
    expect([...again.current().keys()]).toEqual(['jade', 'mono', 'noor']);
    state.now += hour;
    await until(again, () => expect([...again.current().keys()]).toEqual(['jade', 'mono', 'noor-east']));
    expect(log.lines.join('\n')).toContain('has been gone for as long as its whenGone.servedHours allows');
  });

  it('says that a folder is there again [CFG-05]', async () => {
    const source = await start();
    await isKept('jade', 'mono', 'noor');
    await rename(join(state.root, 'noor'), join(place, 'away'));
    await until(source, () => expect(log.lines.join('\n')).toContain('The folder configs/noor is gone'));
    await rename(join(place, 'away'), join(state.root, 'noor'));
    await until(source, () =>
      expect(log.lines).toContain('The folder configs/noor is there again, so its files count from now on.'),
    );
    expect(source.findings().filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('goes at once where the removal is meant: by retired.json, or by how the server is started [CFG-06]', async () => {
    const source = await start();
    await isKept('jade', 'mono', 'noor');
    await write('retired.json', '{"format":1,"retired":["noor"]}');
    await rename(join(state.root, 'noor'), join(state.root, 'noor-east'));
    await until(source, () => expect([...source.current().keys()]).toEqual(['jade', 'mono', 'noor-east']));
    expect(log.lines).toContain(
      'Merchant "noor" is retired and its folder is gone, so its hosts answer 404 from now on.',
    );
    await isKept('jade', 'mono', 'noor-east');
    await rm(join(state.root, 'mono'), { recursive: true });
    expect([...(await start(['mono'])).current().keys()]).toEqual(['jade', 'noor-east']);
  });

  it('is served whole where every folder is gone, as when a volume is not mounted [CFG-05]', async () => {
    await start();
    await isKept('jade', 'mono', 'noor');
    await rename(state.root, `${state.root}-away`);
    await mkdir(state.root);
    expect([...(await start()).current().keys()]).toEqual(['jade', 'mono', 'noor']);
    await rm(state.root, { recursive: true });
    await rename(`${state.root}-away`, state.root);
  });

  it('is served on from memory where it cannot be written, and that is said once', async () => {
    await writeFile(join(place, 'file'), '');
    place = join(place, 'file');
    const source = await start();
    await vi.waitFor(() => expect(log.lines.join('\n')).toContain('cannot be written to disk'));
    await writeBrand('noor', { name: 'Changed' });
    await until(source, () => expect(nameOf(source, 'noor')).toBe('Changed'));
    expect(log.lines.filter((line) => line.includes('cannot be written'))).toHaveLength(1);
    place = dirname(place);
  });

  it('is stored with the next state where a file changes before it is written, and no line speaks of it', async () => {
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"><path d="M0 0h1v1z"/></svg>';
    let keeps = 0;
    const source = await start([], async () => {
      keeps += 1;
      if (keeps === 1) await write('noor/assets/logo.svg', logo);
    });
    await until(source, () => expect(keeps).toBeGreaterThan(1));
    await isKept('jade', 'mono', 'noor');
    expect(log.lines.join('\n')).not.toContain('cannot be written');
  });

  it('stands on disk by content: what brands share is there once', async () => {
    const source = await start();
    await isKept('jade', 'mono', 'noor');
    const [folder = ''] = await readdir(place);
    const count = async () => (await readdir(join(place, folder, 'files'))).length;
    // Three lists, three settings, one picture; home, login, texts and console are the same in all.
    expect(await count()).toBe(3 + 3 + 1 + 4);
    await writeBrand('noor', { name: 'Changed' });
    await until(source, () => expect(nameOf(source, 'noor')).toBe('Changed'));
    await vi.waitFor(async () => expect(await count()).toBe(13));
  });
});
