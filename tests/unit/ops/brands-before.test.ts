import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteLoader } from '@/engine';
import { main } from '@/ops/merchant';
import { createFolderSource } from '@/sites/create-folder-source';
import { openLastGood } from '@/sites/last-good';
import { filesOf, home, login, merchant, texts } from '../engine/fixture';
import { readCatalogue } from '../engine/project';

let top = '';
let folder = '';
let printed: string[] = [];

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const writeBrand = (id: string, settings: object = {}, place = id) => {
  const own = { ...merchant, code: id.toUpperCase(), domains: [`${id}.example`], ...settings };
  for (const { path, text } of filesOf(place, { merchant: own, pages: { home, login }, texts: { en: texts } }))
    write(path, text);
};
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', top, '-c', 'user.name=Ops', '-c', 'user.email=ops@example.com', ...args], {
    stdio: 'ignore',
  });
const commit = () => {
  git('init');
  git('add', '.');
  git('commit', '-m', 'Good', '--no-gpg-sign');
};
/** What a server keeps of the brands as they are now. */
const serve = async () => {
  const place = join(top, 'kept');
  const load = () => createSiteLoader(readCatalogue()).load;
  const quiet = { info: () => undefined, error: () => undefined };
  const keeping = { lastGood: await openLastGood(place, folder), load: load() };
  (await createFolderSource({ root: folder, load: load(), keeping, log: quiet })).close();
  await vi.waitFor(async () => expect((await openLastGood(place, folder)).brands.size).toBe(3));
  vi.stubEnv('LAST_GOOD', place);
};
const check = async (...names: readonly string[]) => {
  printed = [];
  return { code: await main(['check', ...names]), lines: printed };
};

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'livery-ops-'));
  folder = join(top, 'configs');
  vi.stubEnv('CONFIG_SOURCE', folder);
  vi.stubEnv('LAST_GOOD', 'off');
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
  for (const id of ['jade', 'mono', 'noor']) writeBrand(id);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(top, { recursive: true });
});

describe.each([
  ['committed', async () => commit()],
  ['served last', serve],
])('where brands were %s before', (_, keep) => {
  it('tells who took a code or a domain of another one, and not the other one [CFG-05]', async () => {
    await keep();
    writeBrand('jade', { code: 'MONO', domains: ['jade.example', 'noor.example'] });
    const { code, lines } = await check();
    expect(code).toBe(1);
    const told = lines.filter((line) => / as well/.test(line));
    expect(told.map((line) => /\/(\w+)\/merchant\.json:\d+/.exec(line)?.[1])).toEqual(['jade', 'jade']);
    expect((await check('mono', 'noor')).code).toBe(0);
  });

  it('tells a folder that is gone, until that is said to be meant [CFG-05]', async () => {
    await keep();
    renameSync(join(folder, 'noor'), join(top, 'noor'));
    const gone = await check();
    expect(gone.code).toBe(0);
    expect(gone.lines).toContainEqual(
      expect.stringMatching(/configs\/noor {2}Warning: The folder of this merchant is gone, .* retire noor\.$/),
    );
    expect(await main(['retire', 'noor'])).toBe(0);
    expect(readFileSync(join(folder, 'retired.json'), 'utf8')).toContain('"noor"');
    expect((await check()).lines.join('\n')).not.toContain('noor');
  });
});

it('tells both who have the same code where nobody knows who had it [CFG-01]', async () => {
  writeBrand('jade', { code: 'MONO' });
  const told = (await check()).lines.filter((line) => line.includes('as well'));
  expect(told.map((line) => /\/(\w+)\/merchant\.json:\d+/.exec(line)?.[1])).toEqual(['jade', 'mono']);
});

it('counts a folder that is gone as the warning that it is, and only merchants that are served [CFG-01]', {
  tags: ['deep'],
}, async () => {
  commit();
  writeBrand('house', { abstract: true });
  write('house/overlays/home.json.bak', '{}');
  expect((await check()).lines.at(-1)).toBe('3 merchants without errors, 1 warning.');
  expect((await check('house')).lines.at(-1)).toBe('No errors, 1 warning.');
  renameSync(join(folder, 'noor'), join(top, 'noor'));
  expect((await check()).lines.at(-1)).toBe('2 merchants without errors, 2 warnings.');
  write('jade/pages/home.json', '{ broken');
  expect((await check()).lines.at(-1)).toMatch(/^\d errors?, 2 warnings: /);
});

describe('a code of another brand, where git cannot be asked', () => {
  const besideOf = async () => {
    writeBrand('jade', { code: 'MONO' });
    return (await check()).lines.filter((line) => line.includes('Git could not say'));
  };

  it('is told of both, with the reason: there is no git [CFG-05]', async () => {
    commit();
    vi.stubEnv('PATH', top);
    expect(await besideOf()).toEqual([
      `${folder}/  Warning: Git could not say which brand had a code or a domain before, as there is no git here. So every brand that has it now gets an error. Install git, or fix the brand that changed.`,
    ]);
  });

  it('is told of both, with the reason: the repository is of another owner [CFG-05]', async () => {
    commit();
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
    expect(await besideOf()).toEqual([
      expect.stringMatching(
        /as the repository belongs to somebody else \(fatal: detected dubious ownership .+\)\. So every brand that has it now gets an error\. Run this as its owner, or trust it: git config --global --add safe\.directory .+$/,
      ),
    ]);
  });

  it('is told of both, with the reason: there is no repository, or no commit [CFG-05]', async () => {
    expect(await besideOf()).toEqual([expect.stringContaining('as the folder stands in no git repository (fatal: ')]);
    git('init');
    expect(await besideOf()).toEqual([expect.stringContaining('as it knows no commit here (fatal: ')]);
  });

  it('needs no git where nothing is shared, or a server knows who had it [CFG-05]', async () => {
    await serve();
    vi.stubEnv('PATH', top);
    expect((await check()).lines.join()).not.toContain('Git');
    expect(await besideOf()).toEqual([]);
  });
});

it('asks git without what a hook sets: that names another repository [CFG-05]', async () => {
  commit();
  vi.stubEnv('GIT_DIR', join(top, 'nowhere'));
  vi.stubEnv('GIT_INDEX_FILE', join(top, 'nowhere/index'));
  writeBrand('jade', { code: 'MONO' });
  expect((await check('mono')).code).toBe(0);
});

it('retires nothing that is there or never was, and says what to do [CFG-05]', async () => {
  expect(await main(['retire', 'noor'])).toBe(2);
  expect(printed.join()).toContain('Move the folder away first');
  expect(await main(['retire', 'nor'])).toBe(2);
  expect(printed.join()).toContain('No merchant "nor" was served from here');
  write('retired.json', '{"format":1,"retired":["mono"]}');
  expect((await check()).lines.join()).toContain('"mono" is retired here and its folder is there');
  write('retired.json', '["mono"]');
  expect((await check()).lines.join()).toContain('This file cannot be read');
});

it('tells a link that leads round once, in one line [CFG-01]', async () => {
  symlinkSync('.', join(folder, 'noor/LINK'));
  const { code, lines } = await check();
  expect(code).toBe(0);
  expect(lines.filter((line) => line.includes('LINK'))).toEqual([
    `${folder}/noor/LINK  Warning: This link leads back into a folder that it stands in, so it is left out. Remove it.`,
  ]);
});
