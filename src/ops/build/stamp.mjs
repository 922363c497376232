// Names the state of everything a build is made from, so that `npm start` builds only when something changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const inputs = ['src', 'schemas', 'public', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'];

/** A hash over every input file: its path and its content. */
export function stampOf(root) {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesBelow(root, input))) {
    hash
      .update(`${path}\n`)
      .update(readFileSync(join(root, path)))
      .update('\n');
  }
  return hash.digest('hex');
}

/** Whether the last build was made from what stands here now. */
export function isBuilt(root, stamp = stampOf(root)) {
  const file = join(root, 'dist/stamp');
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

function filesBelow(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
