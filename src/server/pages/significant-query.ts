/** Names of the query that change a page's first HTML; any other part (campaign marks, ids of money or of a session) does not. */
const significant: readonly string[] = [
  'category',
  'class',
  'gameType',
  'i',
  'id',
  'minBet',
  'page',
  'q',
  'tab',
  'types',
  'vendor',
];

const codes = /^[\w.-]{1,40}$/;
/** What is searched for is words of any script; anything else is left to the browser. */
const words = /^[\p{L}\p{M}\p{N} .’-]{1,40}$/u;

/** The part of a query that the first HTML depends on, in a fixed order: part of the cache's key. `''`, or `?category=FISH`. */
export function significantQuery(search: URLSearchParams): string {
  const pairs = significant.flatMap((name) => {
    const value = search.get(name);
    return value !== null && (name === 'q' ? words : codes).test(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
