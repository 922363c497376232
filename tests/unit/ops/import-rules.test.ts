import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

type Case = readonly [file: string, specifier: string] | readonly [file: string, specifier: string, name: string];

const forbidden: readonly Case[] = [
  ['src/engine/conditions/evaluate.ts', '@/storefront/contract/hooks'],
  ['src/engine/conditions/evaluate.ts', '../../server/cache'],
  ['src/engine/conditions/evaluate.ts', 'node:fs'],
  ['src/engine/conditions/evaluate.ts', 'react'],
  ['src/storefront/app/app.tsx', '@/server/cache'],
  ['src/storefront/app/app.tsx', '@/sandbox'],
  ['src/storefront/app/app.tsx', '@/engine'],
  ['src/storefront/platform/gateway/gateway.ts', 'ajv'],
  ['src/storefront/features/blocks/tiles/tile.tsx', '@/server/cache'],
  ['src/storefront/features/home/winners/winners.tsx', '@tanstack/react-query', 'useQuery'],
  ['src/sandbox/create-sandbox.ts', '@/engine'],
  ['src/sandbox/create-sandbox.ts', '../server/cache'],
  ['src/server/main.ts', '@/ops/merchant'],
  ['src/ops/merchant.ts', '@/sandbox'],
];

const allowed: readonly Case[] = [
  ['src/engine/conditions/evaluate.ts', './compile'],
  ['src/storefront/app/app.tsx', '@/engine/live'],
  ['src/storefront/features/blocks/tiles/tile.tsx', './tile.module.css'],
  ['src/storefront/features/home/banners/banner-carousel.tsx', '@tanstack/react-query', 'useQueryClient'],
  ['src/sandbox/create-sandbox.ts', '@schemas/wire/login.schema.json'],
  ['src/server/main.ts', '@/sandbox'],
  ['src/ops/merchant.ts', '@/engine'],
];

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
afterAll(() => rmSync(folder, { recursive: true }));

const refused = lintAll([...forbidden, ...allowed]);

test.each(forbidden)('refuses in %s an import of %s', (file, specifier) => {
  expect(refused).toContain(fixture(file, specifier));
});

test.each(allowed)('allows in %s an import of %s', (file, specifier) => {
  expect(refused).not.toContain(fixture(file, specifier));
});

/** Lints one small file a case under the project's own configuration, and gives the files that break an import rule. */
function lintAll(cases: readonly Case[]): readonly string[] {
  for (const name of ['biome.json', '.gitignore']) copyFileSync(name, join(folder, name));
  for (const [file, specifier, name = 'thing'] of cases) {
    const path = join(folder, fixture(file, specifier));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { ${name} } from '${specifier}';\nexport const other = ${name};\n`);
  }
  const biome = resolve('node_modules/.bin/biome');
  const done = spawnSync(biome, ['lint', '--reporter=github', '--max-diagnostics=none', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = done.stdout.split('\n').filter((line) => line.includes('noRestrictedImports'));
  return lines.map((line) => relative(folder, /file=([^,]+)/.exec(line)?.[1] ?? line));
}

/** A file beside the named one, of the same kind, that holds just the import. */
function fixture(file: string, specifier: string): string {
  const ending = /\.tsx?$/.exec(file)?.[0] ?? '';
  return `${dirname(file)}/${specifier.replaceAll(/\W+/g, '-')}-case${ending}`;
}
