/** Smallest cost of one element. The total limit allows ten thousand side by side, or some 440 nested. */
const elementCost = 10;
const maxCost = 100_000;

/** Elements that close by themselves, or are closed by the next one of their kind. */
const selfClosing: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr html head body p li dd dt tr td th thead tbody tfoot colgroup option optgroup rp rt'.split(
    ' ',
  ),
);

const tagPattern = /<(\/?)([a-z][^\s/>]*)((?:=\s*"[^"]*"|=\s*'[^']*'|[^>])*)/gi;
const valuePattern = /=\s*(?:"[^"]*"|'[^']*')/g;

/**
 * Whether a phone can parse this HTML in time. The cost of an element grows with the number of open elements around it,
 * the cost of an attribute with the number before it: 100 kB of nested `<div>` take seconds, a megabyte minutes. Counts
 * slightly more than the parser will see, in linear time.
 */
export function isBearable(html: string): boolean {
  const openCounts = new Map<string, number>();
  let depth = 0;
  let cost = 0;
  for (const [, slash, tagName = '', attributeText = ''] of html.matchAll(tagPattern)) {
    const attributes = attributeText.replace(valuePattern, ' ').split(/[\s/]+/).length;
    cost += (slash === '' ? elementCost + depth : 0) + attributes ** 2 / 100;
    if (cost > maxCost) return false;
    const name = tagName.toLowerCase();
    const depthChange = slash === '' ? 1 : -1;
    const count = (openCounts.get(name) ?? 0) + depthChange;
    if (selfClosing.has(name) || count < 0) continue;
    openCounts.set(name, count);
    depth += depthChange;
  }
  return true;
}
