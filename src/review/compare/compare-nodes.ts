import type { Catalogue, LayoutNodeView, Site } from '@/engine';
import type { Change, Words } from './change';
import type { ChangedTexts } from './changed-texts';
import { isTextValue, leafChanges } from './leaf-changes';
import { actionWords, namesFor, plainNames } from './words/action-words';
import { isInWhole, isSeenProp, lookWords, ruleWhole } from './words/look-words';
import { calledBy, languagesOf, textKeysIn, widgetKeys, wordsIn } from './words/words-of';

export type Pair<T> = { readonly before: T; readonly after: T };

/** What the comparison needs: both sites, the text tables' changes, and the widgets. */
export type Languages = {
  readonly sites: Pair<Site>;
  readonly texts: ChangedTexts;
  readonly catalogue: Catalogue;
  /** Language of the names of entries, if the brand has it. */
  readonly asked?: string | undefined;
};

/** Changes of a node that both sides have: its words, its look and its actions. */
export function compareNodes(
  id: string,
  { before, after }: Pair<LayoutNodeView>,
  languages: Languages,
): readonly Change[] {
  const about: About = {
    node: id,
    // A getter: most nodes did not change and need no name.
    get name() {
      return calledBy(id, before, languages);
    },
  };
  return [
    ...(before.use === after.use
      ? []
      : [{ ...about, kind: 'look', does: `is drawn as ${after.use} instead of ${before.use}` } as const]),
    ...(before.skeleton === after.skeleton
      ? []
      : [{ ...about, kind: 'look', does: waits(after.skeleton === true) } as const]),
    ...(before.skeleton || after.skeleton ? [] : propChanges(about, { before, after }, languages)),
    ...targetChanges(about, { before, after }, languages),
    ...tableChanges(about, after, languages),
  ];
}

type About = Pick<Change, 'node' | 'name'>;

/** A text whose value changed, in each language that both sides have. */
export function textChanges(
  about: About,
  does: string,
  { before, after }: Pair<unknown>,
  sites: Pair<Site>,
): readonly Change[] {
  const spoken = languagesOf(sites.after).filter((language) => languagesOf(sites.before).includes(language));
  return spoken
    .map(
      (language): Words => ({
        language,
        before: wordsIn(before, language, sites.before),
        after: wordsIn(after, language, sites.after),
      }),
    )
    .filter((words) => words.before !== words.after)
    .map((words) => ({ ...about, kind: 'text', does, words }));
}

function propChanges(about: About, { before, after }: Pair<LayoutNodeView>, { sites }: Languages): readonly Change[] {
  const whole = ruleWhole(before.props?.rule, after.props?.rule);
  const changes = leafChanges(before.props ?? {}, after.props ?? {})
    .filter((leaf) => isSeenProp(leaf) && !(whole !== undefined && isInWhole(leaf)))
    .flatMap((leaf): readonly Change[] => {
      if (isTextValue(leaf.before) || isTextValue(leaf.after))
        return textChanges(about, `says as its ${leaf.path}`, leaf, sites);
      return [{ ...about, kind: 'look', does: lookWords(leaf) }];
    });
  return whole === undefined ? changes : [...changes, { ...about, kind: 'look', does: whole }];
}

function targetChanges(
  about: About,
  { before, after }: Pair<LayoutNodeView>,
  { sites, asked }: Languages,
): readonly Change[] {
  const events = new Set([...Object.keys(before.on ?? {}), ...Object.keys(after.on ?? {})]);
  return [...events].sort().flatMap((event) => {
    const [old, fresh] = [before.on?.[event], after.on?.[event]];
    if (leafChanges(old, fresh).length === 0) return [];
    const by = event === 'tap' ? 'leads' : `leads by "${event}"`;
    const words = (now: string, then: string) => `${by} to ${now} instead of ${then}`;
    const does = words(
      actionWords(fresh, namesFor(sites.after, asked)),
      actionWords(old, namesFor(sites.before, asked)),
    );
    const plain = words(actionWords(fresh, plainNames), actionWords(old, plainNames));
    return [{ ...about, kind: 'target', does, plain } as const];
  });
}

/**
 * Texts with the same key but other words in the tables: keys from the node's config, and keys in its widget's code.
 */
function tableChanges(about: About, node: LayoutNodeView, { sites, texts, catalogue }: Languages): readonly Change[] {
  if (texts.size === 0) return [];
  const keys = new Set([...textKeysIn([node.props, node.on]), ...widgetKeys(node.use, catalogue)]);
  return [...keys].flatMap((key) =>
    (texts.get(key) ?? []).map((language): Change => {
      const words = {
        language,
        before: sites.before.texts[language]?.[key] ?? '',
        after: sites.after.texts[language]?.[key] ?? '',
      };
      return { ...about, kind: 'text', does: 'says', words, key };
    }),
  );
}

function waits(isSkeleton: boolean): string {
  return isSkeleton ? 'keeps its place while something loads' : 'shows at once, without waiting';
}
