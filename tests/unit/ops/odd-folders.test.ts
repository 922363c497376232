import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { roomAliases } from '@/ops/build/aliases.mjs';

const folderCalled = (name: string) => {
  const top = mkdtempSync(join(tmpdir(), 'livery-odd-'));
  onTestFinished(() => rmSync(top, { recursive: true }));
  mkdirSync(join(top, name, 'src'), { recursive: true });
  return join(top, name);
};

it.each(['y[x]', '{', '*', 'my project', '50%'])('a room is found by its name in a project called %s', async (name) => {
  const root = folderCalled(name);
  writeFileSync(join(root, 'src/one.ts'), "export { two } from '@/two';");
  writeFileSync(join(root, 'src/two.ts'), 'export const two: number = 2;');
  const { module } = await runnerImport<{ readonly two: number }>(join(root, 'src/one.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: roomAliases(root) },
  });
  expect(module.two).toBe(2);
});

it('has the names of rooms that tsconfig.json has', () => {
  const { paths } = JSON.parse(readFileSync('tsconfig.json', 'utf8')).compilerOptions;
  const named = Object.entries(roomAliases('.')).map(([name, path]) => [`${name}/*`, [`./${path}/*`]]);
  expect(Object.fromEntries(named)).toEqual(paths);
});

const cut = "build tools take a file's name to end at # and ?";
const unfound = 'Node does not find packages below a folder with * in its name';

it.each([
  ['a#b', cut, 'them'],
  ['what?', cut, 'them'],
  ['*', unfound, '*'],
])('says in one line that a project cannot stand in %s', (name, why, signs) => {
  const install = JSON.stringify(resolve('src/ops/install.mjs'));
  const call = `(await import(${install})).installWhatIsMissing(${JSON.stringify(`/srv/${name}`)})`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', call], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `The project stands in "/srv/${name}", and ${why}, so nothing was started. Move it to a folder without ${signs}.\n`,
  );
});
