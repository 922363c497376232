import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '@/engine';
import type { OfferedBuild } from './plan-build';

/**
 * The build of the client in a folder such as `dist/client`; undefined where none is. Files that were kept from the
 * build before are not its own: they were published with that one.
 */
export function readBuild(folder: string): OfferedBuild | undefined {
  const [plan, names] = [readJson(folder, 'storefront.json'), readJson(folder, 'own-files.json')];
  if (!isObject(plan) || typeof plan.id !== 'string' || !Array.isArray(names)) return undefined;
  const ownNames = names.map(String).filter((name) => !/\.(br|gz)$/.test(name));
  return {
    id: plan.id,
    files: new Map(ownNames.map((name) => [`/assets/${name}`, () => readFile(join(folder, 'assets', name))])),
  };
}

function readJson(folder: string, name: string): unknown {
  const path = join(folder, '.vite', name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
