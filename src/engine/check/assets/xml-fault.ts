/** A place where XML is not well-formed, and why. The words end a sentence that names the file. */
export type XmlFault = { readonly offset: number; readonly why: string };

const name = /[A-Za-z_:\u00c0-\uffff][\w:.\-\u00b7-\uffff]*/y;
const attribute = /\s+([A-Za-z_:\u00c0-\uffff][\w:.\-\u00b7-\uffff]*)\s*=\s*("[^"<]*"|'[^'<]*')/y;
const tagEnd = /\s*(\/?)>/y;
const closing = /<\/([^\s>]+)\s*>/y;
const doctype = /<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/y;
const loose = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** Parts of XML without elements, and how each ends. */
const stretches: readonly (readonly [start: string, end: string, name: string])[] = [
  ['<!--', '-->', 'comment'],
  ['<![CDATA[', ']]>', 'CDATA section'],
  ['<?', '?>', 'instruction'],
];

/** The first place where XML is not well-formed. Browsers do not draw such a picture. */
export function xmlFault(text: string): XmlFault | undefined {
  const open: { readonly name: string; readonly offset: number }[] = [];
  const prefixes = new Set(['xml', 'xmlns']);
  const hasEntities = /<!DOCTYPE[^>]*\[/i.test(text);
  const isLoose = (part: string) => !hasEntities && loose.test(part);
  let isDone = false;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const words = text.slice(at, next < 0 ? undefined : next);
    const stray = isLoose(words) ? words.search(loose) : -1;
    if (stray >= 0) return { offset: at + stray, why: 'a "&" that begins no entity; write "&amp;"' };
    if (open.length === 0 && words.trim() !== '') return { offset: at, why: 'words outside of its root element' };
    if (next < 0) break;
    at = next;
    const stretch = stretches.find(([start]) => text.startsWith(start, at));
    if (stretch !== undefined) {
      const end = text.indexOf(stretch[1], at + stretch[0].length);
      if (end < 0) return { offset: at, why: `a ${stretch[2]} that does not end` };
      at = end + stretch[1].length;
      continue;
    }
    if (text.startsWith('<!DOCTYPE', at)) {
      const [found] = take(doctype, text, at) ?? [];
      if (found === undefined) return { offset: at, why: 'a DOCTYPE that does not end' };
      at += found.length;
      continue;
    }
    if (text.startsWith('</', at)) {
      const closed = take(closing, text, at);
      const last = open.pop();
      if (closed === undefined || last === undefined || closed[1] !== last.name)
        return {
          offset: at,
          why: last === undefined ? 'an end without a start' : `no </${last.name}> where it is due`,
        };
      at += closed[0].length;
      isDone = open.length === 0;
      continue;
    }
    const start = at;
    const [tag] = take(name, text, at + 1) ?? [];
    if (tag === undefined) return { offset: at, why: 'a "<" that begins no element; write "&lt;"' };
    if (isDone) return { offset: at, why: 'a second root element' };
    at += 1 + tag.length;
    const names = new Set<string>();
    for (let found = take(attribute, text, at); found !== undefined; found = take(attribute, text, at)) {
      const [whole, key = '', value = ''] = found;
      if (names.has(key)) return { offset: at + whole.indexOf(key), why: `"${key}" twice in one element` };
      if (isLoose(value)) return { offset: at, why: 'a "&" that begins no entity; write "&amp;"' };
      names.add(key);
      if (key.startsWith('xmlns:')) prefixes.add(key.slice('xmlns:'.length));
      at += whole.length;
    }
    const end = take(tagEnd, text, at);
    if (end === undefined)
      return { offset: start, why: `an attribute of <${tag}> that is not written as name="value"` };
    const unknown = [tag, ...names].find((one) => one.includes(':') && !prefixes.has(one.split(':')[0] ?? ''));
    if (unknown !== undefined)
      return { offset: start, why: `"${unknown}", whose prefix is declared nowhere (xmlns:${unknown.split(':')[0]})` };
    at += end[0].length;
    if (end[1] === '/') isDone = open.length === 0;
    else open.push({ name: tag, offset: start });
  }
  const left = open.at(-1);
  return left === undefined ? undefined : { offset: left.offset, why: `<${left.name}>, which nothing closes` };
}

function take(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
