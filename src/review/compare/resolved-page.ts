import { type Catalogue, type ResolvedPage, resolvePage } from '@/engine';
import type { BrandState } from './change';

const known = new WeakMap<BrandState, Map<string, ResolvedPage>>();

/** A page of a brand under its current console, resolved once. */
export function resolvedPage(brand: BrandState, page: string, catalogue: Catalogue): ResolvedPage {
  const pages = known.get(brand) ?? new Map<string, ResolvedPage>();
  known.set(brand, pages);
  const found = pages.get(page) ?? resolvePage(brand.site, page, brand.platform, catalogue);
  pages.set(page, found);
  return found;
}
