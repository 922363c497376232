import { type Flip, placeOfNode } from '@/engine';
import { labelIn } from '@/review/compare/words/words-of';
import type { View } from '@/review/view';
import { explainTarget } from '@/review/why/explain-target';
import { layoutNodeOf } from '@/review/why/labels';
import { languageAsked } from '@/review/why/language-asked';
import type { NodeAnswer, Seer, Way } from '@/studio/contract';
import { messages } from '../messages';
import { seersOf } from './seers';
import { sentenceOf } from './sentences';
import { valuesOf } from './values';

type Target = { readonly page: string; readonly node: string };

/** Everything about a node: what it is, why it shows, what would change that, its values and where each comes from. */
export function nodeOf(view: View, { page, node }: Target): NodeAnswer {
  const id = node.split(':')[0] ?? node;
  const config = view.site.pages[page]?.nodes[id];
  const isRemoved = config === undefined && view.workspace.loaded.changesOf(view.site.id, page, id).length > 0;
  if (config === undefined && !isRemoved) throw new Error(messages.hasNoNode(node, page));
  const { explanation, lines } = explainTarget(view, [page, node]);
  const schema = view.workspace.catalogue.widgets[config?.use ?? ''];
  const seers = seersOf(view, { page, node });
  const language = languageAsked(view, { page, node });
  const shownTo = config?.when === undefined ? undefined : sentenceOf(view, config.when);
  return {
    page,
    node,
    label: labelIn(layoutNodeOf(config), view.language, view.site),
    use: config?.use ?? '',
    widget: { title: textOf(schema?.title), doc: textOf(schema?.description) },
    verdict: explanation.verdict,
    why: lines().flatMap((line) => line.replaceAll(view.workspace.prefix, '').split('\n')),
    ways: explanation.verdict === 'shows' ? [] : waysOf(seers, explanation.flips),
    values: config === undefined ? [] : valuesOf(view, { page, node: id }),
    ...(shownTo !== undefined && { shownTo }),
    seers,
    ...(language !== undefined && { seersLanguage: language }),
    ...placeOf(view, { page, node: id }),
  };
}

function placeOf({ site, workspace }: View, { page, node }: Target): Pick<NodeAnswer, 'place'> {
  const config = site.pages[page];
  const place = config && placeOfNode(config, node);
  if (config === undefined || place === undefined) return {};
  const count = config.nodes[place.into]?.slots?.[place.slot]?.length ?? 0;
  const parent = workspace.loaded.pageInChain(site.id, page)?.parent;
  return { place: { index: place.index, count, isOwn: parent?.page.nodes[node] === undefined } };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The smallest changes that show it: switches to turn, or visitors who see it. */
function waysOf(seers: readonly Seer[], flips: readonly Flip[]): readonly Way[] {
  const turned = flips.flatMap((flip): Way[] => {
    if (!flip.every(({ path, values }) => path.startsWith('switch:') && typeof values[0] === 'boolean')) return [];
    const pairs = flip.map(({ path, values }) => [path.slice('switch:'.length), values[0] === true] as const);
    const words = pairs.map(([name, isOn]) => `${name} ${isOn ? 'on' : 'off'}`).join(', ');
    return [{ kind: 'switches', switches: Object.fromEntries(pairs), words: `with ${words}` }];
  });
  const shown = seers
    .filter(({ state }) => state !== 'hidden')
    .slice(0, 3)
    .map(({ persona, words }): Way => ({ kind: 'persona', persona, words: `as ${words}` }));
  return [...turned.slice(0, 3), ...shown];
}
