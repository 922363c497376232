import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

type Case = readonly [file: string, specifier: string, name: string];

const forbidden: readonly Case[] = [
  ['src/engine/conditions/evaluate.ts', '@/storefront/contract/hooks', 'thing'],
  ['src/engine/conditions/evaluate.ts', '../../server/cache', 'thing'],
  ['src/engine/conditions/evaluate.ts', 'node:fs', 'thing'],
  ['src/engine/conditions/evaluate.ts', 'react', 'thing'],
  ['src/storefront/app/app.tsx', '@/server/cache', 'thing'],
  ['src/storefront/app/app.tsx', '@/sandbox', 'thing'],
  ['src/storefront/app/app.tsx', '@/engine', 'thing'],
  ['src/storefront/platform/gateway/gateway.ts', 'ajv', 'thing'],
  ['src/storefront/features/blocks/tiles/tile.tsx', '@/server/cache', 'thing'],
  ['src/storefront/features/home/winners/winners.tsx', '@tanstack/react-query', 'useQuery'],
  ['src/sandbox/create-sandbox.ts', '@/engine', 'thing'],
  ['src/sandbox/create-sandbox.ts', '../server/cache', 'thing'],
  ['src/engine/conditions/evaluate.ts', '@/sites/site-source', 'thing'],
  ['src/storefront/app/app.tsx', '@/review/view', 'thing'],
  ['src/sites/site-source.ts', '@/server/log', 'thing'],
  ['src/sites/site-source.ts', '@/storefront/server', 'thing'],
  ['src/sites/site-source.ts', '../ops/merchant', 'thing'],
  ['src/server/main.ts', '@/ops/merchant', 'thing'],
  ['src/server/main.ts', '@/review/view', 'thing'],
  ['src/server/pages/to-boot.ts', '@/storefront/contract/boot', 'thing'],
  ['src/review/view.ts', '@/ops/messages', 'thing'],
  ['src/review/view.ts', '../../ops/messages', 'thing'],
  ['src/review/view.ts', '@/qa/run-qa', 'thing'],
  ['src/server/main.ts', '@/qa/run-qa', 'thing'],
  ['src/qa/run-qa.ts', '@/ops/messages', 'thing'],
  ['src/qa/run-qa.ts', '@/server/main', 'thing'],
  ['src/review/view.ts', '@/sandbox', 'thing'],
  ['src/review/view.ts', '@/storefront/contract/boot', 'thing'],
  ['src/review/view.ts', 'recheck', 'thing'],
  ['src/studio/server/start-studio.ts', '@/ops/messages', 'thing'],
  ['src/studio/server/start-studio.ts', '@/sandbox', 'thing'],
  ['src/studio/server/start-studio.ts', '@/storefront/contract/boot', 'thing'],
  ['src/studio/app/studio.tsx', '@/engine', 'thing'],
  ['src/studio/app/studio.tsx', '../server/messages', 'thing'],
  ['src/studio/preview/agent.ts', '@/storefront/server', 'thing'],
  ['src/review/view.ts', '@/studio/contract', 'thing'],
  ['src/server/main.ts', '@/studio/contract', 'thing'],
  ['src/qa/run-qa.ts', '@/studio/contract', 'thing'],
  ['src/ops/merchant.ts', '@/sandbox', 'thing'],
  ['src/ops/merchant.ts', 'sharp', 'thing'],
  ['src/ops/merchant.ts', 'recheck', 'thing'],
];

const allowed: readonly Case[] = [
  ['src/engine/conditions/evaluate.ts', './compile', 'thing'],
  ['src/storefront/app/app.tsx', '@/engine/live', 'thing'],
  ['src/storefront/features/blocks/tiles/tile.tsx', './tile.module.css', 'thing'],
  ['src/storefront/features/home/banners/banner-carousel.tsx', '@tanstack/react-query', 'useQueryClient'],
  ['src/sandbox/create-sandbox.ts', '@schemas/wire/login.schema.json', 'thing'],
  ['src/sites/site-source.ts', '@/engine', 'thing'],
  ['src/server/main.ts', '@/sandbox', 'thing'],
  ['src/server/main.ts', '@/sites/site-source', 'thing'],
  ['src/server/main.ts', '@/storefront/app/entry-server', 'thing'],
  ['src/server/pages/to-boot.ts', '@/storefront/server', 'thing'],
  ['src/review/view.ts', '@/server/open-gateway', 'thing'],
  ['src/review/view.ts', '@/sites/folder-files', 'thing'],
  ['src/review/view.ts', '@/storefront/server', 'thing'],
  ['src/ops/merchant.ts', '@/engine', 'thing'],
  ['src/ops/merchant.ts', '@/review/view', 'thing'],
  ['src/studio/server/start-studio.ts', '@/review/view', 'thing'],
  ['src/studio/server/start-studio.ts', '@/server/start-server', 'thing'],
  ['src/studio/server/start-studio.ts', '@/storefront/server', 'thing'],
  ['src/studio/server/start-studio.ts', '@/studio/contract', 'thing'],
  ['src/studio/app/studio.tsx', '../contract', 'thing'],
  ['src/ops/studio.ts', '@/studio/server/start-studio', 'thing'],
];

/** Files with a line that keeps something beside what React draws, and whether it is refused. */
const locks = [
  ['src/storefront/features/deposit/own-lock.ts', 'const sending = useRef(false);', true],
  ['src/storefront/forms/account/own-lock.tsx', 'const isBusy = useRef(false);', true],
  ['src/storefront/features/deposit/own-memory.ts', 'const wasShown = useRef(false);', false],
  ['src/storefront/forms/send/the-lock.ts', 'const isLocked = useRef(false);', false],
] as const;

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
afterAll(() => rmSync(folder, { recursive: true }));

const refused = lintAll([...forbidden, ...allowed]);

test.each(forbidden)('refuses in %s an import of %s: %s', (file, specifier) => {
  expect(refused).toContain(fixture(file, specifier));
});

test.each(allowed)('allows in %s an import of %s: %s', (file, specifier) => {
  expect(refused).not.toContain(fixture(file, specifier));
});

test.each(locks)('in %s the line %s is refused as a lock of its own: %s', (file, _, isRefused) => {
  expect(refused.includes(file)).toBe(isRefused);
});

/** Lints one small file a case under the project's own configuration, and gives the files that break an import rule, or lock by themselves. */
function lintAll(cases: readonly Case[]): readonly string[] {
  for (const name of ['biome.json', '.gitignore', 'src/ops/ci/no-own-lock.grit']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(name, join(folder, name));
  }
  for (const [file, line] of locks) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import { useRef } from 'react';\nexport function useIt() {\n  ${line}\n}\n`);
  }
  for (const [file, specifier, name] of cases) {
    const path = join(folder, fixture(file, specifier));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { ${name} } from '${specifier}';\nexport const other = ${name};\n`);
  }
  const biome = resolve('node_modules/.bin/biome');
  const done = spawnSync(biome, ['lint', '--reporter=github', '--max-diagnostics=none', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = done.stdout.split('\n').filter((line) => /noRestrictedImports|useSend/.test(line));
  return lines.map((line) => relative(folder, /file=([^,]+)/.exec(line)?.[1] ?? line));
}

/** A file beside the named one, of the same kind, that holds just the import. */
function fixture(file: string, specifier: string): string {
  const ending = /\.tsx?$/.exec(file)?.[0] ?? '';
  return `${dirname(file)}/${specifier.replaceAll(/\W+/g, '-')}-case${ending}`;
}
