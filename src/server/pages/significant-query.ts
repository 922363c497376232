/** Names of the query that change a page's first HTML; any other part (campaign marks, ids of money or of a session) does not. */
const significant: readonly string[] = ['category', 'gameType', 'i', 'id', 'tab', 'types', 'vendor'];

/** The part of a query that the first HTML depends on, in a fixed order: part of the cache's key. `''`, or `?category=FISH`. */
export function significantQuery(search: URLSearchParams): string {
  const pairs = significant.flatMap((name) => {
    const value = search.get(name);
    return value !== null && /^[\w.-]{1,40}$/.test(value) ? [`${name}=${value}`] : [];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
