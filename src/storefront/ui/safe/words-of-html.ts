const entities: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** Elements whose content is not shown as words, with the pattern of their end. */
const endPatterns: ReadonlyMap<string, RegExp> = new Map(
  ['script', 'style', 'template', 'noscript', 'textarea', 'title', 'iframe', 'noembed', 'noframes', 'xmp'].map(
    (name) => [name, new RegExp(`</${name}(?=[\\s/>])`, 'gi')],
  ),
);

/** Inline elements: they do not separate words. */
const inlineElements: ReadonlySet<string> = new Set([
  'a',
  'b',
  'big',
  'em',
  'font',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);

/** The plain text of HTML, for use without the sanitiser. It is shown as text, never as markup. Runs in linear time. */
export function wordsOfHtml(html: string): string {
  return withoutMarkup(html)
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, (_, name: string) => characterOf(name.toLowerCase()))
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutMarkup(html: string): string {
  const opening = /<(?:!--|(\/?)([a-z][a-z\d-]*|[!?]))/gi;
  const words: string[] = [];
  let position = 0;
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    const [text, slash, name = ''] = match;
    words.push(html.slice(position, match.index), inlineElements.has(name.toLowerCase()) ? '' : ' ');
    if (name === '') position = positionAfter(html, '-->', match.index + 2);
    else position = endOfMarkup(html, slash === '' ? name.toLowerCase() : '', match.index + text.length);
    opening.lastIndex = position;
  }
  words.push(html.slice(position));
  return words.join('');
}

/** The position after a tag; for an element without words, after the whole element. */
function endOfMarkup(html: string, name: string, from: number): number {
  const tagEnd = positionAfter(html, '>', from);
  const closing = endPatterns.get(name);
  return closing === undefined ? tagEnd : endOfElement(html, closing, tagEnd);
}

function endOfElement(html: string, closing: RegExp, from: number): number {
  closing.lastIndex = from;
  return closing.test(html) ? positionAfter(html, '>', closing.lastIndex) : html.length;
}

/** The position after the next occurrence of a text; the end if there is none. */
function positionAfter(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at === -1 ? html.length : at + text.length;
}

function characterOf(name: string): string {
  if (!name.startsWith('#')) return Object.hasOwn(entities, name) ? (entities[name] ?? ' ') : ' ';
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
}
