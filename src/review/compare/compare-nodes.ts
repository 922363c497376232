import type { Catalogue, LayoutNodeView, Site } from '@/engine';
import type { Change, Words } from './change';
import type { ChangedTexts } from './changed-texts';
import { isTextValue, leafChanges } from './leaf-changes';
import { actionWords, namesFor, plainNames } from './words/action-words';
import { isPartOfRuleChange, isSeenProp, lookWords, ruleChangeWords } from './words/look-words';
import { languagesOf, nodeName, textKeysIn, widgetKeys, wordsIn } from './words/words-of';

export type Pair<T> = { readonly before: T; readonly after: T };

/** What the comparison needs: both sites, the text tables' changes, and the widgets. */
export type CompareContext = {
  readonly sites: Pair<Site>;
  readonly texts: ChangedTexts;
  readonly catalogue: Catalogue;
  /** Language of the names of entries, if the brand has it. */
  readonly preferredLanguage?: string | undefined;
};

/** Changes of a node that both sides have: its words, its look and its actions. */
export function compareNodes(
  id: string,
  { before, after }: Pair<LayoutNodeView>,
  context: CompareContext,
): readonly Change[] {
  const subject: Subject = {
    node: id,
    // A getter: most nodes did not change and need no name.
    get name() {
      return nodeName(id, before, context);
    },
  };
  return [
    ...(before.use === after.use
      ? []
      : [{ ...subject, kind: 'look', does: `is drawn as ${after.use} instead of ${before.use}` } as const]),
    ...(before.skeleton === after.skeleton
      ? []
      : [{ ...subject, kind: 'look', does: skeletonWords(after.skeleton === true) } as const]),
    ...(before.skeleton || after.skeleton ? [] : propChanges(subject, { before, after }, context)),
    ...targetChanges(subject, { before, after }, context),
    ...tableChanges(subject, after, context),
  ];
}

type Subject = Pick<Change, 'node' | 'name'>;

/** A text whose value changed, in each language that both sides have. */
export function textChanges(
  subject: Subject,
  does: string,
  { before, after }: Pair<unknown>,
  sites: Pair<Site>,
): readonly Change[] {
  const commonLanguages = languagesOf(sites.after).filter((language) => languagesOf(sites.before).includes(language));
  return commonLanguages
    .map(
      (language): Words => ({
        language,
        before: wordsIn(before, language, sites.before),
        after: wordsIn(after, language, sites.after),
      }),
    )
    .filter((words) => words.before !== words.after)
    .map((words) => ({ ...subject, kind: 'text', does, words }));
}

function propChanges(
  subject: Subject,
  { before, after }: Pair<LayoutNodeView>,
  { sites }: CompareContext,
): readonly Change[] {
  const ruleChange = ruleChangeWords(before.props?.rule, after.props?.rule);
  const changes = leafChanges(before.props ?? {}, after.props ?? {})
    .filter((leaf) => isSeenProp(leaf) && !(ruleChange !== undefined && isPartOfRuleChange(leaf)))
    .flatMap((leaf): readonly Change[] => {
      if (isTextValue(leaf.before) || isTextValue(leaf.after))
        return textChanges(subject, `says as its ${leaf.path}`, leaf, sites);
      return [{ ...subject, kind: 'look', does: lookWords(leaf) }];
    });
  return ruleChange === undefined ? changes : [...changes, { ...subject, kind: 'look', does: ruleChange }];
}

function targetChanges(
  subject: Subject,
  { before, after }: Pair<LayoutNodeView>,
  { sites, preferredLanguage }: CompareContext,
): readonly Change[] {
  const events = new Set([...Object.keys(before.on ?? {}), ...Object.keys(after.on ?? {})]);
  return [...events].sort().flatMap((event) => {
    const [oldAction, newAction] = [before.on?.[event], after.on?.[event]];
    if (leafChanges(oldAction, newAction).length === 0) return [];
    const verb = event === 'tap' ? 'leads' : `leads by "${event}"`;
    const words = (newTarget: string, oldTarget: string) => `${verb} to ${newTarget} instead of ${oldTarget}`;
    const does = words(
      actionWords(newAction, namesFor(sites.after, preferredLanguage)),
      actionWords(oldAction, namesFor(sites.before, preferredLanguage)),
    );
    const plain = words(actionWords(newAction, plainNames), actionWords(oldAction, plainNames));
    return [{ ...subject, kind: 'target', does, plain } as const];
  });
}

/**
 * Texts with the same key but other words in the tables: keys from the node's config, and keys in its widget's code.
 */
function tableChanges(
  subject: Subject,
  node: LayoutNodeView,
  { sites, texts, catalogue }: CompareContext,
): readonly Change[] {
  if (texts.size === 0) return [];
  const keys = new Set([...textKeysIn([node.props, node.on]), ...widgetKeys(node.use, catalogue)]);
  return [...keys].flatMap((key) =>
    (texts.get(key) ?? []).map((language): Change => {
      const words = {
        language,
        before: sites.before.texts[language]?.[key] ?? key,
        after: sites.after.texts[language]?.[key] ?? key,
      };
      return { ...subject, kind: 'text', does: 'says', words, key };
    }),
  );
}

function skeletonWords(isSkeleton: boolean): string {
  return isSkeleton ? 'keeps its place while something loads' : 'shows at once, without waiting';
}
