/// <reference path="./dom-libraries.d.ts" />
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';
import { JSDOM } from 'jsdom';

/**
 * One thing that a visitor gets: an element with a role, with its name and states; words; an icon or a picture.
 * `depth`: how many elements with a role it stands in, from its node on.
 */
export type Line =
  | {
      readonly kind: 'part';
      readonly depth: number;
      readonly role: string;
      readonly name: string;
      readonly states: States;
    }
  | { readonly kind: 'text' | 'icon' | 'picture'; readonly depth: number; readonly value: string };

export type States = { readonly [attribute: string]: string };

/** What a node of config draws, without what the nodes in it draw. `parent`: the node around it. */
export type NodeOutline = { readonly id: string; readonly parent: string | undefined; readonly lines: readonly Line[] };

/** What stands outside of all nodes has the id `''`. In the order of the page. */
export type Outline = readonly NodeOutline[];

const { window } = new JSDOM();
const { document } = window;
/** Every element counts as a block that shows: there are no styles here. */
const blockStyle = window.getComputedStyle(document.createElement('div'));
const nameOptions = { getComputedStyle: () => blockStyle };

/** Reads HTML as a visitor gets it. `audience`: boxes that CSS hides from this visitor are left out. */
export function outlineOf(html: string, audience: 'guest' | 'member'): Outline {
  const template = document.createElement('template');
  template.innerHTML = html;
  // A name may come from an element that is found by its id, which only a document can.
  document.body.replaceChildren(template.content);
  const outline = new Map<string, Growing>();
  const root = nodeIn(outline, '', undefined);
  walk(document.body, { outline, node: root, depth: 0, isHidden: false, audience });
  return [...outline.values()].map(({ id, parent, lines }) => ({ id, parent, lines: joined(lines) }));
}

type Growing = { readonly id: string; readonly parent: string | undefined; readonly lines: Line[] };
type Place = {
  readonly outline: Map<string, Growing>;
  readonly node: Growing;
  readonly depth: number;
  /** Hidden from assistive technology: what is seen there counts, roles and names do not. */
  readonly isHidden: boolean;
  readonly audience: 'guest' | 'member';
};

function nodeIn(outline: Map<string, Growing>, id: string, parent: string | undefined): Growing {
  const node = outline.get(id) ?? { id, parent, lines: [] };
  outline.set(id, node);
  return node;
}

const skippedTags = new Set(['script', 'style', 'template', 'link', 'meta']);

function walk(element: Element, place: Place): void {
  for (const child of element.childNodes)
    if (child instanceof window.Element) walkElement(child, place);
    else if (child.nodeType === 3) addText(child.textContent ?? '', place);
}

function walkElement(element: Element, outer: Place): void {
  const tag = element.localName;
  const audience = element.getAttribute('data-for') ?? outer.audience;
  if (skippedTags.has(tag) || element.hasAttribute('hidden') || audience !== outer.audience) return;
  const id = element.getAttribute('data-node');
  const inNode = id === null ? outer : { ...outer, node: nodeIn(outer.outline, id, outer.node.id), depth: 0 };
  const place = { ...inNode, isHidden: outer.isHidden || element.getAttribute('aria-hidden') === 'true' };
  const { node, depth } = place;
  if (tag === 'use') node.lines.push({ kind: 'icon', depth, value: element.getAttribute('href')?.split('#')[1] ?? '' });
  if (tag === 'img') node.lines.push({ kind: 'picture', depth, value: addressOf(element.getAttribute('src') ?? '') });
  const part = place.isHidden ? undefined : partOf(element, depth);
  if (part !== undefined) node.lines.push(part);
  walk(element, part === undefined ? place : { ...place, depth: depth + 1 });
}

function addText(text: string, { node, depth }: Place): void {
  const value = text.replace(/\s+/g, ' ').trim();
  if (value !== '') node.lines.push({ kind: 'text', depth, value });
}

/** Roles that say nothing. */
const mute = new Set(['generic', 'none', 'presentation']);
/** Roles that say nothing without a name. */
const onlyNamed = new Set(['region', 'form', 'group']);

function partOf(element: Element, depth: number): Line | undefined {
  const role = getRole(element) ?? (element.localName === 'input' ? `${element.getAttribute('type')} input` : '');
  if (role === '' || mute.has(role)) return undefined;
  const name = computeAccessibleName(element, nameOptions);
  if (name === '' && onlyNamed.has(role) && !element.hasAttribute('role')) return undefined;
  return { kind: 'part', depth, role, name, states: statesOf(element) };
}

const stateNames = new Set(
  'href src type disabled checked selected readonly required placeholder value inputmode autocomplete tabindex target lang dir min max step maxlength pattern open'.split(
    ' ',
  ),
);
/** No states: a label is in the name, `aria-hidden` is read above, and the others are ids that React makes. */
const references = /^aria-(label|labelledby|describedby|controls|owns|details|activedescendant|errormessage|hidden)$/;

function statesOf(element: Element): States {
  const attributes = [...element.attributes].filter(
    ({ name }) => stateNames.has(name) || (name.startsWith('aria-') && !references.test(name)),
  );
  const description = computeAccessibleDescription(element, nameOptions);
  const level = /^h([1-6])$/.exec(element.localName)?.[1];
  return Object.fromEntries([
    ...attributes.map(({ name, value }) => [name, addressOf(value)] as const).sort(),
    ...(level === undefined ? [] : [['level', level] as const]),
    ...(description === '' ? [] : [['description', description] as const]),
  ]);
}

/** Addresses of built files have a hash, which each build makes anew. */
function addressOf(value: string): string {
  return value.replace(/^(\/assets\/.+)-[\w-]{8}(\.\w+)/, '$1$2');
}

/** Words that stand together are one line, so that it does not matter which element has which of them. */
function joined(lines: readonly Line[]): readonly Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (line.kind === 'text' && last?.kind === 'text' && last.depth === line.depth)
      result.splice(-1, 1, { ...last, value: `${last.value} ${line.value}` });
    else result.push(line);
  }
  return result;
}
