import type { SeenChange } from './change';
import type { BrandChange } from './compare-brand';

type Dimension = 'personas' | 'states' | 'pages' | 'brands' | 'languages';

/**
 * Merges equal changes: over personas first, then switches, pages and brands, then languages, each with its own words.
 */
export function groupChanges(changes: readonly BrandChange[]): readonly SeenChange[] {
  const order: readonly Dimension[] = ['personas', 'states', 'pages', 'brands', 'languages'];
  return order.reduce<readonly SeenChange[]>((all, dimension) => merge(all, dimension), changes.map(toSeen));
}

function toSeen({ brand, page, persona, unaffected = [], language, state, words, ...change }: BrandChange): SeenChange {
  const toList = (value: string) => (value === '' ? [] : [value]);
  return {
    ...change,
    brands: [brand],
    pages: toList(page),
    personas: toList(persona),
    unaffected,
    languages: toList(language),
    states: toList(state),
    words: words === undefined ? [] : [words],
  };
}

/**
 * Merges changes that are equal except for one dimension. Words belong to a language, so they are ignored when
 * languages merge.
 */
function merge(changes: readonly SeenChange[], dimension: Dimension): readonly SeenChange[] {
  const groups = new Map<string, SeenChange>();
  for (const change of changes) {
    const comparable = {
      ...change,
      [dimension]: [],
      ...(dimension === 'personas' ? { unaffected: [] } : {}),
      ...(dimension === 'languages' ? { words: [] } : {}),
      ...(dimension === 'brands' && isOfNode(change) ? { name: '', does: '', plain: change.plain ?? change.does } : {}),
    };
    // An empty list means all, so a change with one never merges with a change that lists some.
    const key = JSON.stringify(comparable) + String(change[dimension].length === 0);
    const group = groups.get(key);
    groups.set(key, group === undefined ? change : joinedChange(group, change, dimension));
  }
  return [...groups.values()];
}

function joinedChange(group: SeenChange, change: SeenChange, dimension: Dimension): SeenChange {
  const groupLanguages = new Set(group.words.map(({ language }) => language));
  const newWords =
    dimension === 'languages' ? change.words.filter(({ language }) => !groupLanguages.has(language)) : [];
  return {
    ...group,
    [dimension]: [...new Set([...group[dimension], ...change[dimension]])],
    unaffected: [...new Set([...group.unaffected, ...change.unaffected])],
    words: [...group.words, ...newWords],
  };
}

/** Brands may name the same node differently. Its id is the same, so it is reported with the first brand's name. */
function isOfNode({ node }: SeenChange): boolean {
  return node !== '';
}
