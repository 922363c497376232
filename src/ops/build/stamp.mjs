// A hash of everything that a build is made from, so that `npm start` builds only after a change.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const inputs = ['src', 'schemas', 'public', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'];

/** A hash of the path and content of every input file. */
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

/** Whether the last build was made from the current files. */
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
