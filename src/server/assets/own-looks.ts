import { LRUCache } from 'lru-cache';

/** What a brand's theme chose of each look, such as `{ menu: 'chips' }`. */
export type Looks = { readonly [name: string]: string | undefined };

/** Making a sheet takes a millisecond, so brands with the same looks share it. */
const sheets = new LRUCache<string, string>({ max: 500 });

/**
 * A style sheet without the rules of looks that a brand did not choose: no element can match them. They are a tenth of
 * what home needs. `name` is the sheet's key in the cache.
 */
export function withOwnLooks(name: string, css: string, looks: Looks): string {
  const key = `${name} ${JSON.stringify(looks)}`;
  const kept = sheets.get(key) ?? rulesFor(css, looks);
  sheets.set(key, kept);
  return kept;
}

/** At-rules whose block holds further rules. */
const groupStart = /^\s*@(?:media|supports|container|layer)\b/;

function rulesFor(css: string, looks: Looks): string {
  return itemsOf(css)
    .map(({ start, body }) => {
      const isOtherAtRule = /^\s*@/.test(start) && !groupStart.test(start);
      if (body === undefined || isOtherAtRule) return wholeItem(start, body);
      if (!groupStart.test(start)) return isForOthers(start, looks) ? '' : wholeItem(start, body);
      const inner = rulesFor(body, looks);
      return inner === '' && body !== '' ? '' : wholeItem(start, inner);
    })
    .join('');
}

/** `start` is what stands before the block, or a whole statement without one. */
type Item = { readonly start: string; readonly body: string | undefined };

const wholeItem = (start: string, body: string | undefined) => (body === undefined ? start : `${start}{${body}}`);

/** Strings, comments and `url()`, in which a brace means nothing; else the braces and semicolons around items. */
const marks = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|url\((?!["'])[^)]*\)|[{};]/g;

function itemsOf(css: string): readonly Item[] {
  const items: Item[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (const { 0: mark, index } of css.matchAll(marks)) {
    if (mark === '{' && depth++ === 0) open = index;
    if (mark === '}' && --depth === 0) items.push({ start: css.slice(start, open), body: css.slice(open + 1, index) });
    else if (mark !== ';' || depth > 0) continue;
    else items.push({ start: css.slice(start, index + 1), body: undefined });
    start = index + 1;
  }
  return start < css.length ? [...items, { start: css.slice(start), body: undefined }] : items;
}

/** Whether each selector of a list asks for a look that the brand did not choose. `:is()` and `:not()` are not read. */
function isForOthers(selectors: string, looks: Looks): boolean {
  let outside = selectors;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/g, '');
  }
  return outside.split(',').every((selector) => {
    const asked = [...selector.matchAll(/\[data-look-(\w+)="?([\w-]+)"?\]/g)];
    return asked.some(([, name = '', look]) => looks[name] !== look);
  });
}
