import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { parseSync } from 'vite';
import { tryParseJson } from '@/engine/live';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { patient } from '../support/patience';
import { portOf } from './origin';

const readJson = (path: string) => fieldsOf(tryParseJson(readFileSync(path, 'utf8')));
const packages = Object.entries(fieldsOf(readJson('package-lock.json').packages));

/** Folders of what an install without development dependencies has; what other systems need is not there. */
const installed = packages
  .filter(([path, entry]) => path !== '' && fieldsOf(entry).dev !== true && existsSync(path))
  .map(([path]) => path);

/** Names that a built file imports, at once or later, without those of Node. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8');
  const { module } = parseSync(file, code);
  const later = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => /^['"](.*)['"]$/.exec(code.slice(start, end))?.[1])
    .filter((name) => name !== undefined);
  const names = [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...later];
  return names.filter((name) => /^[@a-z]/.test(name) && !name.startsWith('node:') && !builtinModules.includes(name));
}

test('the built server imports dependencies alone, and each of them is imported', () => {
  const files = readdirSync('dist/server', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const imported = files.flatMap((name) => importsOf(join('dist/server', name)));
  const names = imported.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  expect([...new Set(names)].sort()).toEqual(Object.keys(fieldsOf(readJson('package.json').dependencies)).sort());
});

/** A folder with a build, whose packages are brought by `bring`. */
function makeFolder(bring: (folder: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-production-'));
  for (const path of ['dist', 'src', 'schemas', 'public', 'merchant-configs'])
    cpSync(path, join(folder, path), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'])
    cpSync(file, join(folder, file));
  bring(folder);
  return folder;
}

function copyPackages(folder: string): void {
  const isOwn = (path: string) => (from: string) => !from.slice(path.length).includes('node_modules');
  for (const path of installed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(path, join(folder, path), { recursive: true, filter: isOwn(path) });
  }
  cpSync('node_modules/.package-lock.json', join(folder, 'node_modules/.package-lock.json'));
}

function installPackages(folder: string): void {
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  expect(spawnSync('npm', args, { cwd: folder }).status).toBe(0);
}

for (const [how, bring] of [
  ['copied', copyPackages],
  ['installed by npm, without their scripts,', installPackages],
] as const) {
  test(`a build with dependencies ${how} and nothing else serves a page, and installs nothing`, {
    tag: '@deep',
  }, async () => {
    const folder = makeFolder(bring);
    const port = String(portOf(7));
    // Without a path there is no npm that could install what is missing.
    const env = { PATH: '', PORT: port, SANDBOX_DB: ':memory:', HOME: folder };
    const server = spawn(process.execPath, ['src/ops/start.mjs'], { cwd: folder, env });
    let said = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text) => {
        said += String(text);
      });
    const home = { port, path: '/m/home', headers: { host: `aurora.localhost:${port}` } };
    const answer = () =>
      new Promise((done) => {
        get(home, ({ statusCode }) => done(statusCode)).on('error', () => done(undefined));
      });
    try {
      await expect.poll(answer, { timeout: patient(60_000) }).toBe(200);
      expect(said).not.toMatch(/Installing|Building|Cannot find/);
    } finally {
      server.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
