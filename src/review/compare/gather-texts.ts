import type { SeenChange, Words } from './change';

/** Up to this many places are listed one by one. */
const mostListedPlaces = 3;

/**
 * For readers: a text of the tables that is used in many places is reported once, with all brands, pages and personas
 * that see it. The data keeps each place.
 */
export function gatherTexts(changes: readonly SeenChange[]): readonly SeenChange[] {
  const byKey = new Map<string, readonly SeenChange[]>();
  for (const change of changes) {
    if (change.key !== undefined) byKey.set(change.key, [...(byKey.get(change.key) ?? []), change]);
  }
  const gatheredKeys = new Set<string>();
  return changes.flatMap((change) => {
    const { key = '' } = change;
    const places = byKey.get(key) ?? [];
    if (places.length <= mostListedPlaces) return [change];
    if (gatheredKeys.has(key)) return [];
    gatheredKeys.add(key);
    return [gatheredChange(key, places)];
  });
}

function gatheredChange(key: string, places: readonly SeenChange[]): SeenChange {
  const valuesOf = (dimension: 'brands' | 'pages' | 'personas') => [
    ...new Set(places.flatMap((place) => place[dimension])),
  ];
  const isAlways = places.some(({ states }) => states.length === 0);
  return {
    kind: 'text',
    key,
    node: '',
    name: `the text ${key}, in ${places.length} places,`,
    does: 'says',
    brands: valuesOf('brands'),
    pages: valuesOf('pages'),
    personas: valuesOf('personas'),
    unaffected: [],
    languages: [],
    states: isAlways ? [] : [...new Set(places.flatMap(({ states }) => states))],
    words: distinctWords(places.flatMap(({ words }) => words)),
  };
}

function distinctWords(words: readonly Words[]): readonly Words[] {
  return [...new Map(words.map((one) => [JSON.stringify(one), one])).values()];
}
