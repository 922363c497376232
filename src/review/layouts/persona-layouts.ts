import { type Layout, layoutFor, type ResolvedPage } from '@/engine';
import type { Personas } from './persona-visitors';

/** What every persona sees of a resolved page, by persona name, in the order of the personas. */
export function personaLayouts(page: ResolvedPage, { names, facts }: Personas): ReadonlyMap<string, Layout> {
  return new Map(names.map((name) => [name, layoutFor(page, facts(name, page.page))]));
}
