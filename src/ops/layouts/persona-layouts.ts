import {
  type Catalogue,
  type Facts,
  type Layout,
  layoutFor,
  type Platform,
  personaFacts,
  resolvePage,
  type Site,
} from '@/engine';

/** Every persona of the catalogue, and each with its information still loading: `agent-1`, `agent-1.pending`. */
export function personaNames(catalogue: Catalogue): readonly string[] {
  return Object.keys(catalogue.personas).flatMap((name) => [name, `${name}.pending`]);
}

/** What every persona sees of a page, by name, in the order of the personas. */
export function personaLayouts(
  site: Site,
  pageId: string,
  platform: Platform,
  catalogue: Catalogue,
): ReadonlyMap<string, Layout> {
  const page = resolvePage(site, pageId, platform, catalogue);
  const names = personaNames(catalogue);
  return new Map(names.map((name) => [name, layoutFor(page, liveFacts(catalogue, name, site, pageId))]));
}

/** The live facts of `agent-1`, or of `agent-1.pending`: the same while its information loads. */
export function liveFacts(catalogue: Catalogue, name: string, site: Site, page: string): Facts {
  const persona = catalogue.personas[name.replace(/\.pending$/, '')] ?? {};
  const language = site.merchant.languages?.default ?? 'en';
  return personaFacts(persona, { pending: name.endsWith('.pending'), language, page });
}
