import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { OfferedBrand } from '@/sites/publish/plan';
import { asText } from '../compare/words/report-words';
import { comparePlaces } from '../diff/compare-places';
import { writeAsset, writeSite } from '../diff/write-site';

/** A brand before and after. Both sides are there: a brand that is new or taken off needs no comparison. */
export type BothSides = { readonly before: OfferedBrand; readonly after: OfferedBrand };

/**
 * What players meet differently, in the words of `diff`, a line each. Consoles are never published: those of the folder
 * `config` count on both sides.
 */
export async function changedWords(brands: readonly BothSides[], config: string): Promise<readonly string[]> {
  if (brands.length === 0) return [];
  const root = mkdtempSync(join(tmpdir(), 'merchant-publish-'));
  const [from, to] = [join(root, 'before'), join(root, 'after')];
  try {
    for (const { before, after } of brands) {
      await write(from, before, config);
      await write(to, after, config);
    }
    const compared = await comparePlaces({ from, to, config, areChecked: true });
    compared.close();
    // The last line counts, and names both folders.
    return asText(compared.report).split('\n').slice(0, -1);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function write(root: string, { site, assets }: OfferedBrand, config: string): Promise<void> {
  const folder = join(root, site.id);
  mkdirSync(folder, { recursive: true });
  writeSite(folder, site);
  for (const [name, asset] of assets) writeAsset(folder, name, await asset.read());
  const console = join(resolve(config), site.id, 'console.json');
  if (existsSync(console)) copyFileSync(console, join(folder, 'console.json'));
}
