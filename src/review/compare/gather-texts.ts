import type { SeenChange, Words } from './change';

/** Up to this many places are listed one by one. */
const few = 3;

/**
 * For readers: a text of the tables that is used in many places is reported once, with all brands, pages and personas
 * that see it. The data keeps each place.
 */
export function gatherTexts(changes: readonly SeenChange[]): readonly SeenChange[] {
  const byKey = new Map<string, readonly SeenChange[]>();
  for (const change of changes) {
    if (change.key !== undefined) byKey.set(change.key, [...(byKey.get(change.key) ?? []), change]);
  }
  const told = new Set<string>();
  return changes.flatMap((change) => {
    const { key = '' } = change;
    const places = byKey.get(key) ?? [];
    if (places.length <= few) return [change];
    if (told.has(key)) return [];
    told.add(key);
    return [gathered(key, places)];
  });
}

function gathered(key: string, places: readonly SeenChange[]): SeenChange {
  const all = (of: 'brands' | 'pages' | 'personas') => [...new Set(places.flatMap((place) => place[of]))];
  const isAlways = places.some(({ states }) => states.length === 0);
  return {
    kind: 'text',
    key,
    node: '',
    name: `the text ${key}, in ${places.length} places,`,
    does: 'says',
    brands: all('brands'),
    pages: all('pages'),
    personas: all('personas'),
    spared: [],
    languages: [],
    states: isAlways ? [] : [...new Set(places.flatMap(({ states }) => states))],
    words: distinct(places.flatMap(({ words }) => words)),
  };
}

function distinct(words: readonly Words[]): readonly Words[] {
  return [...new Map(words.map((one) => [JSON.stringify(one), one])).values()];
}
