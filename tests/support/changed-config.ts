import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

type Tree = { readonly [key: string]: unknown };

/** What a merchant's files say otherwise: `aurora/console.json` → the keys that change, lists as a whole. */
export type Changes = { readonly [file: string]: Tree };

/** Copies base and these brands: five take as long to read as the rest of a test. */
export function copyBrands(folder: string, ...brands: readonly string[]): void {
  for (const brand of ['base', ...brands])
    cpSync(join('merchant-configs', brand), join(folder, brand), { recursive: true });
}

/** A copy of the merchants with some files changed, for the time of one test. Gives its folder. */
export function changedConfig(changes: Changes): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('merchant-configs', folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    const before: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    writeFileSync(path, JSON.stringify(merged(before, change)));
  }
  return folder;
}

function merged(before: unknown, change: unknown): unknown {
  if (!isTree(before) || !isTree(change)) return change;
  const keys = new Set([...Object.keys(before), ...Object.keys(change)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, Object.hasOwn(change, key) ? merged(before[key], change[key]) : before[key]]),
  );
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
