import type { ResolvedPage } from '@/engine/live';

/** Names of the widgets that a page uses. */
export function usesOf(page: ResolvedPage): readonly string[] {
  return [...new Set(Object.values(page.nodes).map(({ use }) => use))];
}
