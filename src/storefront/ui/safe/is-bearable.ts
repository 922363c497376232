/** Smallest cost of one element. The total limit allows ten thousand side by side, or six hundred nested. */
const price = 10;
const budget = 100_000;

/** Elements that close by themselves, or are closed by the next one of their kind. */
const endsAlone: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr html head body p li dd dt tr td th thead tbody tfoot colgroup option optgroup rp rt'.split(
    ' ',
  ),
);

const tags = /<(\/?)([a-z][^\s/>]*)((?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*)/gi;
const values = /=\s*(?:"[^"]*"|'[^']*')/g;

/**
 * Whether a phone can parse this HTML in time. The cost of an element grows with the number of open elements around it,
 * the cost of an attribute with the number before it: 100 kB of nested `<div>` take seconds, a megabyte minutes. Counts
 * slightly more than the parser will see, in linear time.
 */
export function isBearable(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  let cost = 0;
  for (const [, slash, written = '', rest = ''] of html.matchAll(tags)) {
    const attributes = rest.replace(values, ' ').split(/[\s/]+/).length;
    cost += (slash === '' ? price + depth : 0) + attributes ** 2 / 100;
    if (cost > budget) return false;
    const name = written.toLowerCase();
    const step = slash === '' ? 1 : -1;
    const count = (open.get(name) ?? 0) + step;
    if (endsAlone.has(name) || count < 0) continue;
    open.set(name, count);
    depth += step;
  }
  return true;
}
