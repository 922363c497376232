import { type Flip, isObject, type JsonObject, layoutFor } from '@/engine';
import { personaWords } from '@/review/compare/words/who-words';
import { labelIn, wordsIn } from '@/review/compare/words/words-of';
import { personaNames } from '@/review/layouts/persona-visitors';
import { resolvedOf, type View } from '@/review/view';
import { explainTarget } from '@/review/why/explain-target';
import { layoutNodeOf } from '@/review/why/labels';
import { positionInFile } from '@/review/why/place-in-file';
import type { NodeAnswer, NodeValue, Place, Way } from '@/studio/contract';
import { messages } from '../messages';
import { chainOf } from './chain-of';

type Target = { readonly page: string; readonly node: string };

/** Everything about a node: what it is, why it shows, what would change that, its values and where each comes from. */
export function nodeOf(view: View, { page, node }: Target): NodeAnswer {
  const id = node.split(':')[0] ?? node;
  const config = view.site.pages[page]?.nodes[id];
  const isRemoved = config === undefined && view.workspace.loaded.changesOf(view.site.id, page, id).length > 0;
  if (config === undefined && !isRemoved) throw new Error(messages.hasNoNode(node, page));
  const { explanation, lines } = explainTarget(view, [page, node]);
  const schema = view.workspace.catalogue.widgets[config?.use ?? ''];
  return {
    page,
    node,
    label: labelIn(layoutNodeOf(config), view.language, view.site),
    use: config?.use ?? '',
    widget: { title: textOf(schema?.title), doc: textOf(schema?.description) },
    verdict: explanation.verdict,
    why: lines().flatMap((line) => line.replaceAll(view.workspace.prefix, '').split('\n')),
    ways: explanation.verdict === 'shows' ? [] : waysOf(view, { page, node }, explanation.flips),
    values: config === undefined ? [] : valuesOf(view, { page, node: id }, schema),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The smallest changes that show it: switches to turn, or visitors who see it. */
function waysOf(view: View, { page, node }: Target, flips: readonly Flip[]): readonly Way[] {
  const { catalogue } = view.workspace;
  const turned = flips.flatMap((flip): Way[] => {
    if (!flip.every(({ path, values }) => path.startsWith('switch:') && typeof values[0] === 'boolean')) return [];
    const pairs = flip.map(({ path, values }) => [path.slice('switch:'.length), values[0] === true] as const);
    const words = pairs.map(([name, isOn]) => `${name} ${isOn ? 'on' : 'off'}`).join(', ');
    return [{ kind: 'switches', switches: Object.fromEntries(pairs), words: `with ${words}` }];
  });
  const resolved = resolvedOf(view, page);
  const seers = personaNames(catalogue).filter(
    (name) =>
      !name.endsWith('.pending') &&
      Object.keys(layoutFor(resolved, view.factsOf(page, name)).nodes).some(
        (id) => id === node || id.startsWith(`${node}:`),
      ),
  );
  const shown = seers.slice(0, 3).map(
    (persona): Way => ({
      kind: 'persona',
      persona,
      words: `as ${personaWords(persona, catalogue)}`,
    }),
  );
  return [...turned.slice(0, 3), ...shown];
}

/** Each leaf of a node's config. */
function valuesOf(view: View, target: Target, schema: JsonObject | undefined): readonly NodeValue[] {
  const config = view.site.pages[target.page]?.nodes[target.node];
  const leaves = Object.entries(config ?? {}).flatMap(([key, value]) => leavesOf([key], value));
  return leaves.map(([path, value]) => {
    const place = view.workspace.loaded.originOf(view.site.id, target.page, target.node, path);
    const isText = isObject(value) && (typeof value.t === 'string' || isObject(value.text));
    const textKey = isObject(value) && typeof value.t === 'string' ? value.t : undefined;
    const wordsPlace = textKey === undefined ? undefined : placeOfWords(view, textKey);
    const doc = path[0] === 'props' ? docOf(schema, path[1]) : undefined;
    return {
      path: path.join('.'),
      value: JSON.stringify(value),
      // Placeholders stay as they are written.
      ...(isText && {
        words: textKey === undefined ? wordsIn(value, view.language, view.site) : writtenIn(view, textKey),
      }),
      ...(textKey !== undefined && { textKey }),
      ...(doc !== undefined && { doc }),
      ...(place !== undefined && { place }),
      ...(wordsPlace !== undefined && { wordsPlace }),
    };
  });
}

type Leaf = readonly [path: readonly string[], value: unknown];

/** `props`, `slots` and `on` by their keys; conditions, texts and actions are read as a whole. */
function leavesOf(path: readonly string[], value: unknown): readonly Leaf[] {
  const isSplit = path.length === 1 && ['props', 'slots', 'on'].includes(path[0] ?? '') && isObject(value);
  return isSplit ? Object.entries(value).map(([key, part]) => [[...path, key], part]) : [[path, value]];
}

function docOf(schema: JsonObject | undefined, prop: string | undefined): string | undefined {
  const declared = isObject(schema?.properties) && prop !== undefined ? schema.properties[prop] : undefined;
  return isObject(declared) && typeof declared.description === 'string' ? declared.description : undefined;
}

const writtenIn = ({ site, language }: View, key: string) => site.texts[language]?.[key] ?? '';

/** The line of a text in the table of the nearest merchant that says it. */
function placeOfWords(view: View, key: string): Place | undefined {
  for (const merchant of chainOf(view.site, view.workspace.loaded)) {
    const place = positionInFile(view.workspace, `${merchant}/texts/${view.language}.json`, [key]);
    if (place !== undefined) return place;
  }
  return undefined;
}
