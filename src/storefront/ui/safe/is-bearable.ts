/** What one element costs at least, and all of them together at most: ten thousand side by side, six hundred inside of each other. */
const price = 10;
const budget = 100_000;

/** Elements that end by themselves, or that the next one of their kind ends. */
const endsAlone: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr html head body p li dd dt tr td th thead tbody tfoot colgroup option optgroup rp rt'.split(
    ' ',
  ),
);

const tags = /<(\/?)([a-z][^\s/>]*)((?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*)/gi;
const values = /=\s*(?:"[^"]*"|'[^']*')/g;

/**
 * Whether a phone can draw this HTML. A browser reads an element the slower the more are open around it, and an attribute the slower the more
 * stand before it: 100 kB of nested `<div>` take seconds, a megabyte minutes. What is counted is a little more than what the parser will see;
 * each character is looked at a fixed number of times.
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
