import type { ComposedPage } from '../../compose/compose-page';
import { originOf } from '../../compose/origin-of';
import { type TextLayer, textIn } from '../../compose/text-layers';
import { allOf } from '../../conditions/condition-tree';
import { proveCondition } from '../../conditions/prove-condition';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { LayoutNode } from '../../config';
import { isObject, isText, own, pick } from '../../json';
import * as messages from '../../messages';
import { isSame } from '../../same';
import { byPage } from '../reach/links';
import { type CheckContext, readsPagesAndTexts, type SiteCheck } from '../site-check';

/** Entries of one slot that have the same words in some language and lead to different targets. */
export const sameWords: SiteCheck = {
  finds: 'entries side by side that are called the same and lead elsewhere',
  onlyWarns: true,
  reads: readsPagesAndTexts,
  run(context) {
    const { folder, pages, parent } = context.composed;
    const ownKeys = new Set(parent && [...folder.texts.values()].flatMap(({ value }) => Object.keys(value)));
    for (const [id, page] of pages) {
      const parentNodes = parent?.pages.get(id)?.page.nodes;
      // Whether this merchant changed an entry. If all parts are the parent's, they were checked there.
      const isChanged = ({ id, node, key }: Entry) =>
        own(parentNodes, id) !== node || (key !== undefined && ownKeys.has(key));
      for (const entries of groupsIn(page))
        if (entries.some(isChanged)) checkEntries({ entries, isChanged, page }, context);
    }
  },
};

type Entry = {
  readonly id: string;
  readonly node: LayoutNode;
  readonly label: object;
  readonly key: string | undefined;
};

/** Widgets that players tell apart by their words alone. */
const widgetsKnownByWords: ReadonlySet<string> = new Set([
  'shell.footer-entry',
  'shell.menu-entry',
  'nav.entry',
  'nav.tile',
]);

/** The entries of each slot that has at least two. */
const groupsIn = byPage(({ page: { nodes } }: ComposedPage): readonly (readonly Entry[])[] => {
  const slots = Object.values(nodes).flatMap(({ slots = {} }) => Object.values(slots));
  const groups = slots.map((ids) =>
    ids.flatMap((id): readonly Entry[] => {
      const node = own(nodes, id);
      const label = node?.props?.label;
      const key = pick(label, 't');
      return node === undefined || !widgetsKnownByWords.has(node.use) || !isObject(label)
        ? []
        : [{ id, node, label, key: isText(key) ? key : undefined }];
    }),
  );
  return groups.filter((entries) => entries.length > 1);
});

type EntryPair = { readonly one: Entry; readonly other: Entry; readonly word: string; readonly languages: string[] };

type Group = {
  readonly entries: readonly Entry[];
  readonly isChanged: (entry: Entry) => boolean;
  readonly page: ComposedPage;
};

function checkEntries({ entries, isChanged, page }: Group, { composed, report }: CheckContext): void {
  const { merchant, texts, scope, folder } = composed;
  const languages = merchant.abstract === true ? Object.keys(texts) : (merchant.languages?.supported ?? []);
  const pairs = new Map<string, EntryPair>();
  for (const language of languages) {
    const entriesByWord = new Map<string, Entry[]>();
    for (const other of entries) {
      const word = wordOf(other, own(texts, language), language);
      if (word === undefined) continue;
      const sameWordEntries = entriesByWord.get(word.toLowerCase()) ?? [];
      entriesByWord.set(word.toLowerCase(), [...sameWordEntries, other]);
      const earlier = sameWordEntries.find(
        (entry) => (isChanged(entry) || isChanged(other)) && areConfusable(entry, other, scope),
      );
      if (earlier === undefined) continue;
      const id = `${earlier.id} ${other.id}`;
      const pair = pairs.get(id) ?? { one: earlier, other, word, languages: [] };
      pair.languages.push(language);
      pairs.set(id, pair);
    }
  }
  for (const { one, other, word, languages: languagesOfPair } of pairs.values()) {
    // The finding is at the brand's own line: in its table, if that has the words, else at its node. Two entries with
    // the same key always read the same, so there the brand's node is at fault.
    const [language = ''] = languagesOfPair;
    const table = folder.texts.get(language);
    const isInOwnTable = ({ key }: Entry) => key !== undefined && own(table?.value, key) !== undefined;
    const entryInTable = [other, one].find(isInOwnTable);
    const origins = [other, one].map(({ id, key }) =>
      originOf(page, id, ['props', 'label', ...(key === undefined ? ['text', language] : [])]),
    );
    const isOwn = ({ file }: (typeof origins)[number]) => file.path.startsWith(`${composed.id}/`);
    const origin = origins.find(isOwn) ?? origins[0];
    const isOfNode = origins.some(isOwn) && one.key === other.key;
    const finding = messages.sameWords(word, one.id, other.id, languagesOfPair);
    if (table !== undefined && entryInTable?.key !== undefined && !isOfNode)
      report(finding, { file: table.file, path: [entryInTable.key] });
    else if (origin !== undefined) report(finding, origin);
  }
}

function wordOf({ label, key }: Entry, layer: TextLayer | undefined, language: string): string | undefined {
  const word = key === undefined ? pick(pick(label, 'text'), language) : textIn(layer, key);
  return isText(word) && word.trim() !== '' ? word.trim() : undefined;
}

/** Whether two entries do different things and may show at once. */
function areConfusable(one: Entry, other: Entry, scope: ConditionScope): boolean {
  const [first, second] = [one, other].map(({ node }) => node.on?.tap);
  if (first === undefined || second === undefined || isSame(first, second)) return false;
  const trees = [one, other].flatMap(({ node: { when } }) => {
    const tree = when === undefined ? undefined : readCondition(when, scope).tree;
    return tree === undefined ? [] : [tree];
  });
  return trees.length === 0 || proveCondition(allOf(trees), scope) !== 'never';
}
