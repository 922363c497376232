// A deployment keeps the files of the build before it once: pages that are open when it comes still find their code.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const listFile = '.vite/own-files.json';

/** Writes which files of `client/assets` are a build's own, as opposed to what it keeps of the one before. */
export function listOwnFiles(client) {
  mkdirSync(join(client, '.vite'), { recursive: true });
  writeFileSync(join(client, listFile), JSON.stringify(readdirSync(join(client, 'assets'))));
}

/** Copies the own files of the build in `last` beside those of the build in `next`; all of them where both are the same build. */
export function keepPrevious(last, next) {
  if (!existsSync(join(last, 'assets'))) return;
  const files = isSame(last, next) ? readdirSync(join(last, 'assets')) : ownFiles(last);
  for (const file of files) {
    const to = join(next, 'assets', file);
    if (!existsSync(to) && existsSync(join(last, 'assets', file))) copyFileSync(join(last, 'assets', file), to);
  }
}

function ownFiles(client) {
  const list = join(client, listFile);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : readdirSync(join(client, 'assets'));
}

function isSame(last, next) {
  return buildId(last) !== undefined && buildId(last) === buildId(next);
}

function buildId(client) {
  const plan = join(client, '.vite/storefront.json');
  return existsSync(plan) ? JSON.parse(readFileSync(plan, 'utf8')).id : undefined;
}
