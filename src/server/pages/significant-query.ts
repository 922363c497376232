/**
 * Names of the query that change a page's first HTML; any other part (campaign marks, ids of money or of a session) does not. A search (`q`)
 * would too, but words have no end: its page comes with the list unsearched, and the browser searches.
 */
const significant: readonly string[] = [
  'category',
  'class',
  'gameType',
  'i',
  'id',
  'minBet',
  'page',
  'tab',
  'types',
  'vendor',
];

/** The part of a query that the first HTML depends on, in a fixed order: part of the cache's key. `''`, or `?category=FISH`. */
export function significantQuery(search: URLSearchParams): string {
  const pairs = significant.flatMap((name) => {
    const value = search.get(name);
    return value !== null && /^[\w.-]{1,40}$/.test(value) ? [`${name}=${value}`] : [];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
