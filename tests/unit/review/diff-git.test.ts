import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configAt } from '@/review/diff/config-at';

let root = '';
let config = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'revisions-'));
  config = join(root, 'repository/merchant-configs');
  mkdirSync(join(config, 'jade'), { recursive: true });
  git('init', '-q');
  for (const text of ['{}', '{ }']) {
    writeFileSync(join(config, 'jade/merchant.json'), text);
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'One');
  }
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('reads the repository of the folder in a hook of another one [CFG-08]', async () => {
  execFileSync('git', ['init', '-q', join(root, 'other')]);
  vi.stubEnv('GIT_DIR', join(root, 'other/.git'));
  vi.stubEnv('GIT_WORK_TREE', join(root, 'other'));
  vi.stubEnv('GIT_INDEX_FILE', join(root, 'other/.git/index'));
  vi.stubEnv('GIT_PREFIX', 'merchant-configs/');
  const { folder, close } = await configAt('HEAD', config);
  expect(readdirSync(folder)).toEqual(['jade']);
  close();
});

test('says that there is no git [CFG-08]', async () => {
  vi.stubEnv('PATH', root);
  await expect(configAt('HEAD', config)).rejects.toThrow(
    '"HEAD" is not a folder or an address, and git is not installed here to read it as a revision, so nothing was compared. Install git, or name a folder of merchants.',
  );
});

test('says that a folder stands in no repository [CFG-08]', async () => {
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
  await expect(configAt('HEAD', root)).rejects.toThrow(
    `${root} stands in no git repository (fatal: not a git repository (or any of the parent directories): .git), so there is no revision "HEAD"`,
  );
});

test('says that a repository is of another owner, and how to trust it [CFG-08]', async () => {
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  await expect(configAt('HEAD', config)).rejects.toThrow(
    /belongs to somebody else, so git does not read it \(fatal: detected dubious ownership .+\) and nothing was compared\. Run this as its owner, or trust it: git config --global --add safe\.directory .+repository$/,
  );
});

test('says that a clone is shallow where it lacks a revision, and only there [CFG-08]', {
  tags: ['deep'],
}, async () => {
  const clone = join(root, 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${join(root, 'repository')}`, clone]);
  await expect(configAt('HEAD~1', join(clone, 'merchant-configs'))).rejects.toThrow(
    /^This clone is shallow: it has only the last revisions, and "HEAD~1" is none of them \(fatal: .+\), so nothing was compared\. Fetch the others: git fetch --unshallow/,
  );
  await expect(configAt('HEAD~5', config)).rejects.toThrow('"HEAD~5" is not a folder, a git revision or an address');
});

function git(...args: readonly string[]): void {
  execFileSync('git', ['-C', join(root, 'repository'), ...args], { stdio: 'ignore' });
}
