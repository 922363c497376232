import type { Catalogue, Facts, ResolvedPage } from '@/engine';
import type { BrandState } from '@/review/compare/change';
import { personaNames } from '@/review/layouts/persona-visitors';
import { type UnmetFact, unmetValues, variantName, withValue } from '@/review/layouts/unmet-values';

/** A persona, or a variant of it with one value that a condition tests and no persona has (`made`). */
export type Visitor = { readonly name: string; readonly persona: string; readonly made?: UnmetFact };

/** Everybody who looks at a page. `pages` is the page in each state that is looked at. */
export function visitorsOf(
  pages: readonly ResolvedPage[],
  brand: BrandState,
  catalogue: Catalogue,
): readonly Visitor[] {
  const personas = personaNames(catalogue);
  const loaded = personas.filter((name) => !name.endsWith('.pending'));
  const [first] = pages;
  const facts = loaded.map((name) => brand.facts(name, first?.page ?? '', ''));
  const made = unmetValues(pages, facts, catalogue).flatMap((fact) =>
    loaded
      .filter((_, index) => withValue(facts[index] ?? new Map(), fact, catalogue) !== undefined)
      .map((persona) => ({ name: variantName(persona, fact), persona, made: fact })),
  );
  return [...personas.map((name) => ({ name, persona: name })), ...made];
}

/** The facts of a visitor on a page. */
export function factsOf(
  { persona, made }: Visitor,
  { facts }: BrandState,
  place: { readonly page: string; readonly language: string; readonly catalogue: Catalogue },
): Facts {
  const ofPersona = facts(persona, place.page, place.language);
  return made === undefined ? ofPersona : (withValue(ofPersona, made, place.catalogue) ?? ofPersona);
}
