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

/** What the personas named see of a page. */
export type PersonaLayout = { readonly personas: readonly string[]; readonly layout: Layout };

/** Every persona of the catalogue, and each with its information still loading: `agent-1`, `agent-1.pending`. */
export function personaNames(catalogue: Catalogue): readonly string[] {
  return Object.keys(catalogue.personas).flatMap((name) => [name, `${name}.pending`]);
}

/** The layouts of a page for every persona; personas that see the same share an entry. In the order of the personas. */
export function personaLayouts(
  site: Site,
  pageId: string,
  platform: Platform,
  catalogue: Catalogue,
): readonly PersonaLayout[] {
  const page = resolvePage(site, pageId, platform, catalogue);
  const entries = new Map<string, { personas: string[]; layout: Layout }>();
  for (const name of personaNames(catalogue)) {
    const layout = layoutFor(page, liveFacts(catalogue, name, site, pageId));
    const key = JSON.stringify(layout);
    const entry = entries.get(key) ?? { personas: [], layout };
    entry.personas.push(name);
    entries.set(key, entry);
  }
  return [...entries.values()];
}

/** The live facts of `agent-1`, or of `agent-1.pending`: the same while its information loads. */
export function liveFacts(catalogue: Catalogue, name: string, site: Site, page: string): Facts {
  const persona = catalogue.personas[name.replace(/\.pending$/, '')] ?? {};
  const language = site.merchant.languages?.default ?? 'en';
  return personaFacts(persona, { pending: name.endsWith('.pending'), language, page });
}
