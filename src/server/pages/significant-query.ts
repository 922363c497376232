/** Codes, numbers and words of any script. The server ignores other values; the browser uses them. */
const plainValue = /^[\p{L}\p{M}\p{N}_ .’-]{1,40}$/u;

/**
 * The part of a query that the first HTML depends on, as a cache key: `""` or `?category=FISH`. It has only names that
 * the page declares, in the page's order.
 */
export function significantQuery(search: URLSearchParams, names: readonly string[]): string {
  return toQuery(names.flatMap((name) => [[name, search.get(name)] as const]).filter(isPlainPair));
}

/** A query of these names and values: `""` without any. */
export function toQuery(pairs: readonly (readonly [name: string, value: string])[]): string {
  const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return query === '' ? '' : `?${query}`;
}

function isPlainPair(pair: readonly [name: string, value: string | null]): pair is readonly [string, string] {
  return pair[1] !== null && plainValue.test(pair[1]);
}
