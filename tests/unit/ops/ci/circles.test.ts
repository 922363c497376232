import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { importCircles } from '@/ops/ci/circles.mjs';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** Where circles are found in a project of these files. */
function circlesIn(files: { readonly [path: string]: string }): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'circles-'));
  roots.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'src', path)), { recursive: true });
    writeFileSync(join(root, 'src', path), text);
  }
  return importCircles(root).map(({ file, line, column, message }) => `${file}:${line}:${column}  ${message}`);
}

it('names the import that leads back, and the files between', () => {
  const files = {
    'server/a.ts': "import { b } from './b';",
    'server/b.tsx': "import type { A } from './a';\nexport { c } from '@/engine';",
    'engine/index.ts': "import '../server/a';",
  };
  expect(circlesIn(files)).toEqual([
    expect.stringMatching(
      /^src\/server\/b\.tsx:2:19 {2}"@\/engine" leads back to this file \(src\/engine\/index\.ts → src\/server\/a\.ts → src\/server\/b\.tsx\)/,
    ),
  ]);
});

it.each([
  "import type { A } from './a';",
  "import { type A } from './a';",
  "export type { A } from './a';",
  "const a = () => import('./a');",
])('takes no offence at %s', (line) => {
  expect(circlesIn({ 'server/a.ts': "import { b } from './b';", 'server/b.ts': line })).toEqual([]);
});
