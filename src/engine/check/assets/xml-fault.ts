/** Where XML is not well-formed, and why. `why` ends a sentence that names the file. */
export type XmlFault = { readonly offset: number; readonly why: string };

const namePattern = /[A-Za-z_:\u00c0-\uffff][\w:.\-\u00b7-\uffff]*/y;
const attributePattern = /\s+([A-Za-z_:\u00c0-\uffff][\w:.\-\u00b7-\uffff]*)\s*=\s*("[^"<]*"|'[^'<]*')/y;
const tagEndPattern = /\s*(\/?)>/y;
const endTagPattern = /<\/([^\s>]+)\s*>/y;
const doctypePattern = /<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/y;
const looseAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** Parts of XML without elements, such as comments, and how each ends. */
const delimitedParts: readonly (readonly [start: string, end: string, name: string])[] = [
  ['<!--', '-->', 'comment'],
  ['<![CDATA[', ']]>', 'CDATA section'],
  ['<?', '?>', 'instruction'],
];

/**
 * The first of the common faults by which XML is not well-formed. Browsers do not draw such an SVG. Undefined does not
 * prove that there is none.
 */
export function xmlFault(text: string): XmlFault | undefined {
  const hasEntities = /<!DOCTYPE[^>]*\[/i.test(text);
  const state: ReaderState = {
    text,
    openElements: [],
    prefixes: new Set(['xml', 'xmlns']),
    hasLooseAmpersand: (part) => !hasEntities && looseAmpersand.test(part),
    isRootClosed: false,
  };
  let offset = text.startsWith('\uFEFF') ? 1 : 0;
  while (offset < text.length) {
    const next = text.indexOf('<', offset);
    const fault = faultOfText(text.slice(offset, next < 0 ? undefined : next), offset, state);
    if (fault !== undefined) return fault;
    if (next < 0) break;
    const step =
      delimitedPartAt(next, state) ?? doctypeAt(next, state) ?? endTagAt(next, state) ?? startTagAt(next, state);
    if (typeof step !== 'number') return step;
    offset = step;
  }
  const unclosedElement = state.openElements.at(-1);
  return unclosedElement === undefined
    ? undefined
    : { offset: unclosedElement.offset, why: `<${unclosedElement.name}>, which nothing closes` };
}

/** The state of the reader: open elements, declared prefixes, and whether the root element has ended. */
type ReaderState = {
  readonly text: string;
  readonly openElements: { readonly name: string; readonly offset: number }[];
  readonly prefixes: Set<string>;
  readonly hasLooseAmpersand: (part: string) => boolean;
  isRootClosed: boolean;
};

/** The offset after a part, or a fault in the part. Undefined if another kind of part begins here. */
type Step = number | XmlFault;

const looseAmpersandWhy = 'a "&" that begins no entity; write "&amp;"';

function faultOfText(text: string, at: number, { openElements, hasLooseAmpersand }: ReaderState): XmlFault | undefined {
  if (hasLooseAmpersand(text)) return { offset: at + text.search(looseAmpersand), why: looseAmpersandWhy };
  return openElements.length === 0 && text.trim() !== ''
    ? { offset: at, why: 'words outside of its root element' }
    : undefined;
}

function delimitedPartAt(at: number, { text }: ReaderState): Step | undefined {
  const part = delimitedParts.find(([start]) => text.startsWith(start, at));
  if (part === undefined) return undefined;
  const end = text.indexOf(part[1], at + part[0].length);
  return end < 0 ? { offset: at, why: `a ${part[2]} that does not end` } : end + part[1].length;
}

function doctypeAt(at: number, { text }: ReaderState): Step | undefined {
  if (!text.startsWith('<!DOCTYPE', at)) return undefined;
  const [doctype] = matchAt(doctypePattern, text, at) ?? [];
  return doctype === undefined ? { offset: at, why: 'a DOCTYPE that does not end' } : at + doctype.length;
}

function endTagAt(at: number, state: ReaderState): Step | undefined {
  const { text, openElements } = state;
  if (!text.startsWith('</', at)) return undefined;
  const endTag = matchAt(endTagPattern, text, at);
  const openElement = openElements.pop();
  if (openElement === undefined) return { offset: at, why: 'an end without a start' };
  if (endTag?.[1] !== openElement.name) return { offset: at, why: `no </${openElement.name}> where it is due` };
  state.isRootClosed = openElements.length === 0;
  return at + endTag[0].length;
}

function startTagAt(start: number, state: ReaderState): Step {
  const { text, openElements, prefixes, hasLooseAmpersand } = state;
  const [tag] = matchAt(namePattern, text, start + 1) ?? [];
  if (tag === undefined) return { offset: start, why: 'a "<" that begins no element; write "&lt;"' };
  if (state.isRootClosed) return { offset: start, why: 'a second root element' };
  let at = start + 1 + tag.length;
  const names = new Set<string>();
  for (
    let match = matchAt(attributePattern, text, at);
    match !== undefined;
    match = matchAt(attributePattern, text, at)
  ) {
    const [whole, key = '', value = ''] = match;
    if (names.has(key)) return { offset: at + whole.indexOf(key), why: `"${key}" twice in one element` };
    if (hasLooseAmpersand(value)) return { offset: at, why: looseAmpersandWhy };
    names.add(key);
    if (key.startsWith('xmlns:')) prefixes.add(key.slice('xmlns:'.length));
    at += whole.length;
  }
  const end = matchAt(tagEndPattern, text, at);
  if (end === undefined) return { offset: start, why: `an attribute of <${tag}> that is not written as name="value"` };
  const undeclaredName = [tag, ...names].find((one) => one.includes(':') && !prefixes.has(one.split(':')[0] ?? ''));
  if (undeclaredName !== undefined)
    return {
      offset: start,
      why: `"${undeclaredName}", whose prefix is declared nowhere (xmlns:${undeclaredName.split(':')[0]})`,
    };
  if (end[1] === '/') state.isRootClosed = openElements.length === 0;
  else openElements.push({ name: tag, offset: start });
  return at + end[0].length;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
