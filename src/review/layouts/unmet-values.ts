import { ANOTHER_TEXT, askedFacts, type Catalogue, type Facts, type ResolvedPage } from '@/engine';

/** A value of a fact that a page tests and no persona has. */
export type UnmetFact = { readonly path: string; readonly value: unknown };

/** Facts of which every value is tried anyway. */
const pageFacts = new Set(['page.id', 'locale.language', 'session.present']);

/** All values of live facts, but for `pageFacts`, that conditions of these pages test and none of the visitors has. */
export function unmetValues(
  pages: readonly ResolvedPage[],
  visitors: readonly Facts[],
  catalogue: Catalogue,
): readonly UnmetFact[] {
  const conditions = new Set(pages.flatMap(conditionsOf));
  return askedFacts([...conditions], catalogue)
    .filter(({ path }) => !pageFacts.has(path) && catalogue.facts[path]?.phase === 'live')
    .flatMap(({ path, values, isAlike }) =>
      values
        .filter((value) => !visitors.some((facts) => facts.has(path) && isAlike(facts.get(path), value)))
        .map((value) => ({ path, value })),
    );
}

function conditionsOf(page: ResolvedPage): readonly unknown[] {
  const conditions = [page.access?.when, ...Object.values(page.nodes).map(({ when }) => when)];
  return conditions.filter((when) => when !== undefined);
}

/** The visitor's facts with that value; undefined if only a signed-in visitor can have it and this one is a guest. */
export function withValue(facts: Facts, { path, value }: UnmetFact, catalogue: Catalogue): Facts | undefined {
  if (catalogue.facts[path]?.needs === 'session' && facts.get('session.present') !== true) return undefined;
  return new Map([...facts, [path, value]]);
}

const separator = ' + ';

/** Name of a visitor that differs from a persona by one value: `member-0 + play.pause is timeout`. */
export function variantName(persona: string, fact: UnmetFact): string {
  return `${persona}${separator}${unmetWords(fact)}`;
}

/** `play.pause is timeout`; `another` for a text that no condition names. */
export function unmetWords({ path, value }: UnmetFact): string {
  return `${path} is ${value === ANOTHER_TEXT ? 'another' : String(value)}`;
}

/** The persona and the differing value of such a name; undefined for a persona. */
export function readVariantName(name: string): { readonly persona: string; readonly difference: string } | undefined {
  const index = name.indexOf(separator);
  return index < 0 ? undefined : { persona: name.slice(0, index), difference: name.slice(index + separator.length) };
}
