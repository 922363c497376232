import { isObject, type JsonObject, valueAt } from '@/engine';
import { actionWords, namesFor } from '@/review/compare/words/action-words';
import { wordsIn } from '@/review/compare/words/words-of';
import type { View } from '@/review/view';
import { positionInFile } from '@/review/why/place-in-file';
import type { NodeValue, Place } from '@/studio/contract';
import { chainOf } from './chain-of';
import { fieldOf, fits } from './field-of';
import { sentenceOf } from './sentences';

type Target = { readonly page: string; readonly node: string };

/** Each leaf of a node's config, then the props that nobody says and that its widget knows. */
export function valuesOf(view: View, target: Target): readonly NodeValue[] {
  const config = view.site.pages[target.page]?.nodes[target.node];
  const widget = view.workspace.catalogue.widgets[config?.use ?? ''];
  const declared = propsOf(widget);
  const required = Array.isArray(widget?.required) ? widget.required : [];
  const leaves = Object.entries(config ?? {}).flatMap(([key, value]) => leavesOf([key], value));
  const unsaid = Object.keys(declared)
    .filter((prop) => config?.props?.[prop] === undefined)
    .map((prop): Leaf => [['props', prop], undefined]);
  // A node without a condition has a row for it, too: the brand may have removed its parent's.
  const condition: readonly Leaf[] = config?.when === undefined ? [[['when'], undefined]] : [];
  return [...leaves, ...condition, ...unsaid].flatMap(([path, value]) => {
    const schema = path[0] === 'props' ? declared[path[1] ?? ''] : undefined;
    const isNeeded = isWayTo(path) || (path.length === 2 && path[0] === 'props' && required.includes(path[1]));
    const one = { ...nodeValue(view, { target, path, value }, schema), ...(isNeeded && { isNeeded }) };
    return value === undefined && one.field === undefined && one.inherits === undefined ? [] : [one];
  });
}

type Found = { readonly target: Target; readonly path: readonly string[]; readonly value: unknown };

function nodeValue(view: View, { target, path, value }: Found, schema: JsonObject | undefined): NodeValue {
  const { loaded } = view.workspace;
  const place = value === undefined ? undefined : loaded.originOf(view.site.id, target.page, target.node, path);
  const field = schema && fieldOf(schema);
  return {
    path: path.join('.'),
    ...(value !== undefined && { value: JSON.stringify(value) }),
    ...wordsOf(view, value),
    ...(typeof schema?.description === 'string' && { doc: schema.description }),
    ...(field !== undefined && fits(field, value) && { field }),
    ...(isWayTo(path) && { field: { kind: 'names', of: 'pages' } }),
    ...(schema?.default !== undefined && { usual: JSON.stringify(schema.default) }),
    ...(place !== undefined && { place, from: place.file.split('/')[0] ?? '' }),
    ...inheritedOf(view, { target, path, value }),
  };
}

/** The parent's value, where it is another one. */
function inheritedOf(view: View, { target, path, value }: Found): Pick<NodeValue, 'inherits' | 'inheritsAs'> {
  const parent = view.workspace.loaded.pageInChain(view.site.id, target.page)?.parent;
  const node = parent?.page.nodes[target.node];
  if (node === undefined || path[0] === 'slots' || path[0] === 'use' || isWayTo(path)) return {};
  const theirs = valueAt(node, path);
  const [ours, inherits] = [value, theirs].map((one) => (one === undefined ? '' : JSON.stringify(one)));
  if (inherits === undefined || ours === inherits) return {};
  const inheritsAs = theirs === undefined ? undefined : plainWords(view, path, theirs);
  return { inherits, ...(inheritsAs !== undefined && { inheritsAs }) };
}

/** A value of the parent in words; undefined for a number or a flag, which JSON says as plainly. */
function plainWords(view: View, path: readonly string[], value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  if (path[0] === 'on') return actionWords(value, namesFor(view.site, view.language));
  if (!isObject(value) && !Array.isArray(value)) return undefined;
  const condition = path[0] === 'when' ? sentenceOf(view, value) : undefined;
  if (condition !== undefined) return condition.words;
  if (isObject(value) && (value.t ?? value.text) !== undefined) return `“${wordsIn(value, view.language, view.site)}”`;
  return `what ${view.workspace.loaded.parentOf(view.site.id)?.id} says`;
}

/** The words of a text, where they are written, and the parent's behind the brand's own. */
function wordsOf(view: View, value: unknown): Pick<NodeValue, 'words' | 'textKey' | 'wordsPlace' | 'inheritsWords'> {
  if (!isObject(value)) return {};
  if (typeof value.t !== 'string')
    return isObject(value.text) ? { words: wordsIn(value, view.language, view.site) } : {};
  const wordsPlace = placeOfWords(view, value.t);
  // Placeholders stay as they are written.
  const words = view.site.texts[view.language]?.[value.t] ?? '';
  const isOwn = wordsPlace?.file.startsWith(`${view.site.id}/`) === true;
  const inheritsWords = isOwn
    ? view.workspace.loaded.parentOf(view.site.id)?.texts[view.language]?.[value.t]
    : undefined;
  return {
    words,
    textKey: value.t,
    ...(wordsPlace !== undefined && { wordsPlace }),
    ...(inheritsWords !== undefined && { inheritsWords }),
  };
}

type Leaf = readonly [path: readonly string[], value: unknown];

/** `props`, `slots` and `on` by their keys; conditions, texts and actions as a whole; the page that an action opens. */
function leavesOf(path: readonly string[], value: unknown): readonly Leaf[] {
  const isSplit = path.length === 1 && ['props', 'slots', 'on'].includes(path[0] ?? '') && isObject(value);
  if (isSplit) return Object.entries(value).flatMap(([key, part]) => leavesOf([...path, key], part));
  const leads = path[0] === 'on' && isObject(value) && value.do === 'navigate' && typeof value.to === 'string';
  return leads
    ? [
        [path, value],
        [[...path, 'to'], value.to],
      ]
    : [[path, value]];
}

/** Whether a path leads to the page that an event opens: `on.tap.to`. */
const isWayTo = (path: readonly string[]) => path[0] === 'on' && path.length === 3;

function propsOf(schema: JsonObject | undefined): { readonly [prop: string]: JsonObject } {
  const props = isObject(schema?.properties) ? Object.entries(schema.properties) : [];
  return Object.fromEntries(props.flatMap(([name, prop]) => (isObject(prop) ? [[name, prop] as const] : [])));
}

/** The line of a text in the table of the nearest merchant that says it. */
function placeOfWords(view: View, key: string): Place | undefined {
  for (const merchant of chainOf(view.site, view.workspace.loaded)) {
    const place = positionInFile(view.workspace, `${merchant}/texts/${view.language}.json`, [key]);
    if (place !== undefined) return place;
  }
  return undefined;
}
