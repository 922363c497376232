// A deployment also keeps the previous build's files, so that pages that are open during it still find their scripts.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const listFile = '.vite/own-files.json';

/** Writes the list of files in `client/assets` that belong to this build, without those kept from the previous one. */
export function listOwnFiles(client) {
  mkdirSync(join(client, '.vite'), { recursive: true });
  writeFileSync(join(client, listFile), JSON.stringify(readdirSync(join(client, 'assets'))));
}

/**
 * Copies the own files of the build in `last` into the build in `next`. Copies all files if both are the same build.
 */
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
