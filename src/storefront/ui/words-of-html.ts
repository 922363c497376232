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

/** The bare words of HTML, for where there is no sanitiser: they are shown as text, never as markup. */
export function wordsOfHtml(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<(script|style|template|noscript|textarea|title)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?(a|b|big|em|font|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi, '')
    .replace(/<\/?[a-z!?][^>]*(>|$)/gi, ' ')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, (_, name: string) => characterOf(name.toLowerCase()))
    .replace(/\s+/g, ' ')
    .trim();
}

function characterOf(name: string): string {
  if (!name.startsWith('#')) return Object.hasOwn(entities, name) ? (entities[name] ?? ' ') : ' ';
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
}
