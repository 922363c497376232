import { type Catalogue, type ResolvedPage, resolvePage } from '@/engine';
import type { BrandState } from './change';

const pagesByBrand = new WeakMap<BrandState, Map<string, ResolvedPage>>();

/** A page of a brand under its current console, resolved once. */
export function resolvedPage(brand: BrandState, page: string, catalogue: Catalogue): ResolvedPage {
  const pages = pagesByBrand.get(brand) ?? new Map<string, ResolvedPage>();
  pagesByBrand.set(brand, pages);
  const resolved = pages.get(page) ?? resolvePage(brand.site, page, brand.platform, catalogue);
  pages.set(page, resolved);
  return resolved;
}
