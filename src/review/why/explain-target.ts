import {
  type Catalogue,
  docsOfFlips,
  type Explanation,
  explainNode,
  type Facts,
  layoutFor,
  pageInWords,
  toWords,
} from '@/engine';
import { whoWords } from '../compare/words/who-words';
import { personaNames } from '../layouts/persona-visitors';
import { type UnmetFact, unmetValues, unmetWords, withValue } from '../layouts/unmet-values';
import { messages } from '../messages';
import { resolvedOf, type View } from '../view';
import { lineAt } from '../workspace/line-at';
import { childLines } from './child-lines';
import { explainField } from './explain-field';
import { explainPage } from './explain-page';
import { namesOf } from './labels';
import { languageAsked } from './language-asked';
import { conditionPlace, switchPlace } from './place-in-file';
import { type Target, targetOf } from './why-target';

/** Why a visitor sees something or not: as data, and in words. */
export type ExplainedTarget = { readonly explanation: Explanation; readonly lines: () => readonly string[] };

/**
 * Explains a page, a node or registration field of a page, or one of these by its name alone. Throws an `Error` for ops
 * if nothing has that name; a node that the named page lacks is explained as missing.
 */
export function explainTarget(view: View, names: readonly [string, ...(readonly string[])]): ExplainedTarget {
  const target = targetOf(view, names);
  const { site, platform, workspace } = view;
  const situation = { site, page: resolvedOf(view, target.page), platform, catalogue: workspace.catalogue };
  const explanation = explainNode({ ...situation, live: view.factsOf(target.page) }, target.node);
  return { explanation, lines: () => linesOf(view, target, explanation) };
}

function linesOf(view: View, target: Target, explanation: Explanation): readonly string[] {
  const docs = docsOfFlips(explanation.flips, view.workspace.catalogue);
  const names = namesOf(view);
  if (target.kind === 'page')
    return [
      ...pageInWords(explanation, names).map(capitalized),
      ...docs,
      ...explainPage(view, target.page),
      ...visibilityLines(view, target),
      ...conditionPlaces(view, explanation),
    ];
  const words = [toWords(explanation, names), ...docs];
  if (target.kind === 'field') {
    const isHiddenByNode = explanation.isNoItem !== true && explanation.verdict !== 'shows';
    const nodeLines = isHiddenByNode ? [...words, ...conditionPlaces(view, explanation)] : [];
    return [...explainField(view, target.field, target.places), ...nodeLines];
  }
  const isThere = explanation.verdict !== 'missing';
  return [
    ...words,
    ...(isThere ? [...childLines(view, target), ...visibilityLines(view, target)] : []),
    ...placesOf(view, target),
    ...conditionPlaces(view, explanation),
  ];
}

const capitalized = (line: string) => `${line.charAt(0).toUpperCase()}${line.slice(1)}`;

/** The personas that see the target, and visitors for whom a value that no persona has would show or hide it. */
function visibilityLines(view: View, { kind, page, node }: Target): readonly string[] {
  const { catalogue } = view.workspace;
  const everyone = personaNames(catalogue).filter((name) => !name.endsWith('.pending'));
  const resolved = resolvedOf(view, page);
  const isSeenWith = (facts: Facts) =>
    Object.keys(layoutFor(resolved, facts).nodes).some((id) => id === node || id.startsWith(`${node}:`));
  const visitors = new Map(everyone.map((name) => [name, view.factsOf(page, name)]));
  const seeingPersonas = [...visitors].filter(([, facts]) => isSeenWith(facts)).map(([name]) => name);
  const who = seeingPersonas.length === 0 ? '' : whoWords(seeingPersonas, everyone, catalogue);
  return [
    kind === 'page' ? messages.openTo(who) : messages.seenBy(who, languageAsked(view, { page, node })),
    ...unmetValues([resolved], [...visitors.values()], catalogue).flatMap((unmetFact) =>
      variantLines(unmetFact, { visitors, sees: isSeenWith, catalogue }),
    ),
  ];
}

type Visibility = {
  readonly visitors: ReadonlyMap<string, Facts>;
  readonly sees: (facts: Facts) => boolean;
  readonly catalogue: Catalogue;
};

/** Visitors who see it, or no longer see it, if they have a value that no persona has. */
function variantLines(unmetFact: UnmetFact, { visitors, sees, catalogue }: Visibility): readonly string[] {
  const changedVisitors = [...visitors].flatMap(([name, facts]) => {
    const variantFacts = withValue(facts, unmetFact, catalogue);
    return variantFacts === undefined || sees(variantFacts) === sees(facts)
      ? []
      : [{ name, shows: sees(variantFacts) }];
  });
  return [true, false].flatMap((shows) => {
    const names = changedVisitors.filter((visitor) => visitor.shows === shows).map(({ name }) => name);
    const who = whoWords(names, [...visitors.keys()], catalogue);
    return names.length === 0 ? [] : [messages.seenOtherwise(unmetWords(unmetFact), shows, who)];
  });
}

/** Positions of the named conditions and switches that decided. */
function conditionPlaces(view: View, { deciding, access }: Explanation): readonly string[] {
  const deciders = [...access.deciding, ...deciding];
  const names = new Set(deciders.flatMap(({ name }) => name ?? []));
  const switches = new Set(
    deciders.flatMap(({ fact }) => (fact?.path.startsWith('switch:') ? fact.path.slice('switch:'.length) : [])),
  );
  return [
    ...[...names].map((name) => messages.conditionAt(name, conditionPlace(view, name))),
    ...[...switches].map((name) => messages.switchAt(name, switchPlace(view, name))),
  ].filter((line) => line !== '');
}

/** Positions of the node's condition, and of overlays that changed or removed the node. */
function placesOf({ workspace, site }: View, { page, node }: Target): readonly string[] {
  const { loaded, prefix } = workspace;
  const id = node.split(':')[0] ?? node;
  const isThere = Object.hasOwn(site.pages[page]?.nodes ?? {}, id);
  const place = loaded.originOf(site.id, page, id, ['when']) ?? loaded.originOf(site.id, page, id);
  const changes = loaded.changesOf(site.id, page, id);
  return [
    ...(isThere && place ? [messages.standsAt(lineAt(prefix, place))] : []),
    ...changes.map(({ kind, path, at }) => messages.changedAt(id, kind, path, lineAt(prefix, at))),
  ];
}
