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
import { readsPagesAndTexts, type SiteCheck, type SitePlace } from '../site-check';

/** Entries of one slot that have the same words in some language and lead to different targets. */
export const sameWords: SiteCheck = {
  finds: 'entries side by side that are called the same and lead elsewhere',
  reads: readsPagesAndTexts,
  look(place) {
    const { folder, pages, parent } = place.composed;
    const ownKeys = new Set(parent && [...folder.texts.values()].flatMap(({ value }) => Object.keys(value)));
    for (const [id, page] of pages) {
      const above = parent?.pages.get(id)?.page.nodes;
      // Whether this merchant changed an entry. If all parts are the parent's, they were checked there.
      const isFresh = ({ id, node, key }: Entry) => own(above, id) !== node || (key !== undefined && ownKeys.has(key));
      for (const entries of groupsIn(page)) if (entries.some(isFresh)) lookAt({ entries, isFresh, page }, place);
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
const worded: ReadonlySet<string> = new Set(['shell.footer-entry', 'shell.menu-entry', 'nav.entry', 'nav.tile']);

/** The entries of each slot that has at least two. */
const groupsIn = byPage(({ page: { nodes } }: ComposedPage): readonly (readonly Entry[])[] => {
  const slots = Object.values(nodes).flatMap(({ slots = {} }) => Object.values(slots));
  const groups = slots.map((ids) =>
    ids.flatMap((id): readonly Entry[] => {
      const node = own(nodes, id);
      const label = node?.props?.label;
      const key = pick(label, 't');
      return node === undefined || !worded.has(node.use) || !isObject(label)
        ? []
        : [{ id, node, label, key: isText(key) ? key : undefined }];
    }),
  );
  return groups.filter((entries) => entries.length > 1);
});

type Twins = { readonly one: Entry; readonly other: Entry; readonly word: string; readonly languages: string[] };

type Group = {
  readonly entries: readonly Entry[];
  readonly isFresh: (entry: Entry) => boolean;
  readonly page: ComposedPage;
};

function lookAt({ entries, isFresh, page }: Group, { composed, report }: SitePlace): void {
  const { merchant, texts, scope, folder } = composed;
  const languages = merchant.abstract === true ? Object.keys(texts) : (merchant.languages?.supported ?? []);
  const found = new Map<string, Twins>();
  for (const language of languages) {
    const byWord = new Map<string, Entry[]>();
    for (const other of entries) {
      const word = wordOf(other, own(texts, language), language);
      if (word === undefined) continue;
      const before = byWord.get(word.toLowerCase()) ?? [];
      byWord.set(word.toLowerCase(), [...before, other]);
      const one = before.find((entry) => (isFresh(entry) || isFresh(other)) && areTwins(entry, other, scope));
      if (one === undefined) continue;
      const id = `${one.id} ${other.id}`;
      const twins = found.get(id) ?? { one, other, word, languages: [] };
      twins.languages.push(language);
      found.set(id, twins);
    }
  }
  for (const { one, other, word, languages: spoken } of found.values()) {
    const [language = ''] = spoken;
    const table = folder.texts.get(language);
    const isHere = ({ key }: Entry) => key !== undefined && own(table?.value, key) !== undefined;
    const mine = [other, one].find(isHere);
    const origins = [other, one].map(({ id, key }) =>
      originOf(page, id, ['props', 'label', ...(key === undefined ? ['text', language] : [])]),
    );
    const isOwn = ({ file }: (typeof origins)[number]) => file.path.startsWith(`${composed.id}/`);
    const origin = origins.find(isOwn) ?? origins[0];
    const isNode = origins.some(isOwn) && one.key === other.key;
    const finding = messages.sameWords(word, one.id, other.id, spoken);
    if (table !== undefined && mine?.key !== undefined && !isNode)
      report(finding, { file: table.file, path: [mine.key] });
    else if (origin !== undefined) report(finding, origin);
  }
}

function wordOf({ label, key }: Entry, layer: TextLayer | undefined, language: string): string | undefined {
  const word = key === undefined ? pick(pick(label, 'text'), language) : textIn(layer, key);
  return isText(word) && word.trim() !== '' ? word.trim() : undefined;
}

/** Whether two entries do different things and may show at once. */
function areTwins(one: Entry, other: Entry, scope: ConditionScope): boolean {
  const [first, second] = [one, other].map(({ node }) => node.on?.tap);
  if (first === undefined || second === undefined || isSame(first, second)) return false;
  const trees = [one, other].flatMap(({ node: { when } }) => {
    const tree = when === undefined ? undefined : readCondition(when, scope).tree;
    return tree === undefined ? [] : [tree];
  });
  return trees.length === 0 || proveCondition(allOf(trees), scope) !== 'never';
}
