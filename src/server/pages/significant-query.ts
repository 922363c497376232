import type { Site } from '@/engine';

/** Codes, numbers and words of any script. The server ignores other values; the browser uses them. */
const plain = /^[\p{L}\p{M}\p{N}_ .’-]{1,40}$/u;

type IsKnown = (name: string, value: string) => boolean;

/**
 * The part of a query that the first HTML depends on, as a cache key: `""` or `?category=FISH`. It has only names that
 * the page declares, in the page's order, with known values.
 */
export function significantQuery(
  search: URLSearchParams,
  names: readonly string[],
  isKnown: IsKnown = () => true,
): string {
  const pairs = names.flatMap((name) => {
    const value = search.get(name);
    const counts = value !== null && plain.test(value) && isKnown(name, value);
    return counts ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Names whose value is a category of games. */
const ofGames: ReadonlySet<string> = new Set(['category', 'gameType']);

/** Categories that the merchant lacks do not count. Anybody can invent one, and each would be cached on its own. */
export function knownTo({ merchant, pages }: Site, pageId: string): IsKnown {
  const items = merchant.categories?.items;
  const showsGames = Object.values(pages[pageId]?.nodes ?? {}).some(({ use }) => use.startsWith('game.'));
  return (name, value) => items === undefined || !showsGames || !ofGames.has(name) || Object.hasOwn(items, value);
}
