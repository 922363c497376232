import type { Workspace } from '@/review/workspace/workspace';
import { chainOf, isAbstractIn, merchantOf, parentIn } from '@/sites/merchant-chain';
import type { BrandChoice } from '@/studio/contract';

/** Brands whose files cannot be read: they can be chosen and mended, and nothing else is known of them. */
export function unreadBrands({ loaded, files }: Workspace): readonly BrandChoice[] {
  const merchants = files.filter(({ path }) => path === `${merchantOf(path)}/merchant.json`);
  const parents = new Map(merchants.map(({ path, text }) => [merchantOf(path), parentIn(text)]));
  return merchants.flatMap(({ path, text }): readonly BrandChoice[] => {
    const id = merchantOf(path);
    if (!loaded.broken.has(id) || loaded.sites.has(id) || isAbstractIn(text)) return [];
    const unknown = { code: '', languages: [], hasBothModes: false, pages: [] };
    return [{ id, name: id, parents: chainOf(id, parents).slice(1), ...unknown, isUnread: true }];
  });
}
