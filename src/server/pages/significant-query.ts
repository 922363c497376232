/** Codes, numbers and words of any script; anything else is left to the browser. */
const plain = /^[\p{L}\p{M}\p{N}_ .’-]{1,40}$/u;

/**
 * The part of a query that the first HTML depends on: the names that the page declares, in its order. It is a part of the cache's key.
 * `''`, or `?category=FISH`.
 */
export function significantQuery(search: URLSearchParams, names: readonly string[]): string {
  const pairs = names.flatMap((name) => {
    const value = search.get(name);
    return value !== null && plain.test(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
