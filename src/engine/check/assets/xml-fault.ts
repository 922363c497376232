/** Where XML is not well-formed, and why. `why` ends a sentence that names the file. */
export type XmlFault = { readonly offset: number; readonly why: string };

const name = /[A-Za-z_:\u00c0-\uffff][\w:.\-\u00b7-\uffff]*/y;
const attribute = /\s+([A-Za-z_:\u00c0-\uffff][\w:.\-\u00b7-\uffff]*)\s*=\s*("[^"<]*"|'[^'<]*')/y;
const tagEnd = /\s*(\/?)>/y;
const closing = /<\/([^\s>]+)\s*>/y;
const doctype = /<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/y;
const loose = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** Parts of XML without elements, such as comments, and how each ends. */
const stretches: readonly (readonly [start: string, end: string, name: string])[] = [
  ['<!--', '-->', 'comment'],
  ['<![CDATA[', ']]>', 'CDATA section'],
  ['<?', '?>', 'instruction'],
];

/** The first place where XML is not well-formed. Browsers do not draw such an SVG. */
export function xmlFault(text: string): XmlFault | undefined {
  const hasEntities = /<!DOCTYPE[^>]*\[/i.test(text);
  const reading: Reading = {
    text,
    open: [],
    prefixes: new Set(['xml', 'xmlns']),
    isLoose: (part) => !hasEntities && loose.test(part),
    isDone: false,
  };
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const fault = faultOfWords(text.slice(at, next < 0 ? undefined : next), at, reading);
    if (fault !== undefined) return fault;
    if (next < 0) break;
    const step =
      stretchAt(next, reading) ?? doctypeAt(next, reading) ?? endTagAt(next, reading) ?? startTagAt(next, reading);
    if (typeof step !== 'number') return step;
    at = step;
  }
  const left = reading.open.at(-1);
  return left === undefined ? undefined : { offset: left.offset, why: `<${left.name}>, which nothing closes` };
}

/** The state of the reader: open elements, declared prefixes, and whether the root element has ended. */
type Reading = {
  readonly text: string;
  readonly open: { readonly name: string; readonly offset: number }[];
  readonly prefixes: Set<string>;
  readonly isLoose: (part: string) => boolean;
  isDone: boolean;
};

/** The offset after a part, or a fault in the part. Undefined if another kind of part begins here. */
type Step = number | XmlFault;

const looseSign = 'a "&" that begins no entity; write "&amp;"';

function faultOfWords(words: string, at: number, { open, isLoose }: Reading): XmlFault | undefined {
  if (isLoose(words)) return { offset: at + words.search(loose), why: looseSign };
  return open.length === 0 && words.trim() !== ''
    ? { offset: at, why: 'words outside of its root element' }
    : undefined;
}

function stretchAt(at: number, { text }: Reading): Step | undefined {
  const stretch = stretches.find(([start]) => text.startsWith(start, at));
  if (stretch === undefined) return undefined;
  const end = text.indexOf(stretch[1], at + stretch[0].length);
  return end < 0 ? { offset: at, why: `a ${stretch[2]} that does not end` } : end + stretch[1].length;
}

function doctypeAt(at: number, { text }: Reading): Step | undefined {
  if (!text.startsWith('<!DOCTYPE', at)) return undefined;
  const [found] = take(doctype, text, at) ?? [];
  return found === undefined ? { offset: at, why: 'a DOCTYPE that does not end' } : at + found.length;
}

function endTagAt(at: number, reading: Reading): Step | undefined {
  const { text, open } = reading;
  if (!text.startsWith('</', at)) return undefined;
  const closed = take(closing, text, at);
  const last = open.pop();
  if (last === undefined) return { offset: at, why: 'an end without a start' };
  if (closed?.[1] !== last.name) return { offset: at, why: `no </${last.name}> where it is due` };
  reading.isDone = open.length === 0;
  return at + closed[0].length;
}

function startTagAt(start: number, reading: Reading): Step {
  const { text, open, prefixes, isLoose } = reading;
  const [tag] = take(name, text, start + 1) ?? [];
  if (tag === undefined) return { offset: start, why: 'a "<" that begins no element; write "&lt;"' };
  if (reading.isDone) return { offset: start, why: 'a second root element' };
  let at = start + 1 + tag.length;
  const names = new Set<string>();
  for (let found = take(attribute, text, at); found !== undefined; found = take(attribute, text, at)) {
    const [whole, key = '', value = ''] = found;
    if (names.has(key)) return { offset: at + whole.indexOf(key), why: `"${key}" twice in one element` };
    if (isLoose(value)) return { offset: at, why: looseSign };
    names.add(key);
    if (key.startsWith('xmlns:')) prefixes.add(key.slice('xmlns:'.length));
    at += whole.length;
  }
  const end = take(tagEnd, text, at);
  if (end === undefined) return { offset: start, why: `an attribute of <${tag}> that is not written as name="value"` };
  const unknown = [tag, ...names].find((one) => one.includes(':') && !prefixes.has(one.split(':')[0] ?? ''));
  if (unknown !== undefined)
    return { offset: start, why: `"${unknown}", whose prefix is declared nowhere (xmlns:${unknown.split(':')[0]})` };
  if (end[1] === '/') reading.isDone = open.length === 0;
  else open.push({ name: tag, offset: start });
  return at + end[0].length;
}

function take(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
