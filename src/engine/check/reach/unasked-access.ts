import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf, PAGE } from '../../compose/origin-of';
import { allOf, type ConditionTree, testsOf } from '../../conditions/condition-tree';
import { findVisitor, type VisitorQuery } from '../../conditions/prove-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { Page } from '../../config';
import { allWords } from '../../explain/condition-words';
import { memoByAll } from '../../memo';
import * as messages from '../../messages';
import { readsPages, type SiteCheck } from '../site-check';
import { mayOpen } from './access';
import { type Link, linksByTarget, shownNodes } from './links';

/** Pages that a visitor can open by their address, although every entry to them is hidden from that visitor. */
export const unaskedAccess: SiteCheck = {
  finds: 'pages that do not ask what all entries to them ask',
  onlyWarns: true,
  reads: readsPages,
  run({ composed, report }) {
    // A page that cannot be read may have further entries.
    if (composed.unreadable.size > 0) return;
    const isOwn = (path: string) => composed.parent === undefined || path.startsWith(`${composed.id}/`);
    for (const [id, entries] of entriesByTarget(composed)) {
      const page = composed.pages.get(id);
      const unasked = page === undefined ? [] : unaskedOf({ page, entries, scope: composed.scope });
      if (page === undefined || unasked.length === 0) continue;
      const places = [
        originOf(page, PAGE, [page.page.access === undefined ? 'id' : 'access']),
        ...entries.map(({ from, link }) => originOf(from, link.node, link.path)),
      ];
      // If the page and all its entries are the parent's, the parent's check reports them.
      const origin = places.find(({ file }) => isOwn(file.path));
      if (origin !== undefined) report(messages.unaskedAccess(id, allWords(unasked)), origin);
    }
  },
};

type Entry = {
  readonly from: ComposedPage;
  readonly link: Link;
  /** The conditions that hold for every visitor who sees the entry. */
  readonly conditions: readonly ConditionTree[];
  readonly fixedFacts: ReadonlyMap<string, unknown>;
};

/**
 * The entries to each page with an address, with links that widgets follow by themselves. A page is left out if it and
 * all its entries are the parent's, or if visitors are redirected to it.
 */
function entriesByTarget({ parent, folder, pages, scope }: Composed): ReadonlyMap<string, readonly Entry[]> {
  const isOwn = (id: string) => parent === undefined || folder.pages.has(id) || folder.overlays.has(id);
  const ownPages = [...pages].filter(([id]) => isOwn(id));
  const targets = new Set(ownPages.flatMap(([id, page]) => [id, ...linksByTarget(scope, page).keys()]));
  for (const id of redirectTargets(pages)) targets.delete(id);
  const entries = new Map<string, Entry[]>();
  for (const [id, from] of pages) {
    const openCondition = mayOpen(from.page, scope);
    const fixedFacts = fixedFactsOn(from.page.kind === 'shell' ? undefined : id);
    for (const [target, links] of linksByTarget(scope, from)) {
      if (target === id || !targets.has(target) || !hasAddress(pages.get(target)?.page)) continue;
      const entriesOfPage = links.map((link) => ({
        from,
        link,
        conditions: conditionsOf(link, openCondition),
        fixedFacts,
      }));
      entries.set(target, [...(entries.get(target) ?? []), ...entriesOfPage]);
    }
  }
  return entries;
}

/** Pages to which guests and refused visitors are redirected. Those must be open. */
function redirectTargets(pages: Composed['pages']): readonly string[] {
  const accesses = [...pages.values()].flatMap(({ page: { access } }) => (access === undefined ? [] : [access]));
  return ['home', 'login', ...accesses.flatMap((access) => [access.else ?? [], access.guest ?? []].flat())];
}

function hasAddress(page: Page | undefined): boolean {
  return (page?.kind ?? 'page') === 'page' && (page?.paths ?? []).length > 0;
}

function conditionsOf({ shown }: Link, openCondition: ConditionTree | undefined): readonly ConditionTree[] {
  return [...shown, ...(openCondition === undefined ? [] : [openCondition])].flatMap(partsOf);
}

/** Facts that are fixed in proofs. Trial players are left out: the page tells them that it needs a real account. */
function fixedFactsOn(page?: string): ReadonlyMap<string, unknown> {
  const trialFact: readonly (readonly [string, unknown])[] = [['session.trial', false]];
  return new Map(page === undefined ? trialFact : [...trialFact, ['page.id', page]]);
}

/** The conditions that must all hold for a condition to hold: the parts of an `all`, taken apart. */
function partsOf(tree: ConditionTree): readonly ConditionTree[] {
  if (tree.kind === 'all') return tree.parts.flatMap(partsOf);
  if (tree.kind === 'named' && tree.part.kind === 'all') return [tree, ...partsOf(tree.part)];
  return [tree];
}

/** A page and all entries to it. */
type Target = { readonly page: ComposedPage; readonly entries: readonly Entry[]; readonly scope: ConditionScope };

/** Remembered, because many brands share a page and all entries to it. */
const unaskedCache = memoByAll<readonly ConditionTree[]>();

/** Conditions of every entry that the page's own access does not ask for. */
function unaskedOf(target: Target): readonly ConditionTree[] {
  const { page, entries, scope } = target;
  const entryConditions = entries.map(({ conditions, fixedFacts }) => [fixedFacts.get('page.id'), conditions]);
  return unaskedCache(scope, [page, entryConditions], () => findUnasked(target));
}

function findUnasked(target: Target): readonly ConditionTree[] {
  const { entries, scope } = target;
  // Only widgets lead to the page, as at an age gate, so it has no entries.
  if (entries.every(({ link }) => link.path[1] !== 'tap')) return [];
  const [entryWithFewest, ...others] = [...entries].sort(
    (left, right) => left.conditions.length - right.conditions.length,
  );
  if (entryWithFewest === undefined) return [];
  const unasked = entryWithFewest.conditions.filter(
    (condition, index) =>
      testsOf(condition).every(({ path }) => path !== 'page.id') &&
      entryWithFewest.conditions.findIndex((other) => isSame(other, condition)) === index &&
      others.every((entry) => isImpliedByEntry(condition, entry, scope)) &&
      isOpenWithout(condition, target),
  );
  // Leaves out a condition that follows from another one. Of two conditions that mean the same, the first stays.
  const followsFrom = (part: ConditionTree, other: ConditionTree) => other !== part && implies([other], part, scope);
  return unasked.filter(
    (part, index) =>
      !unasked.some(
        (other, otherIndex) => followsFrom(part, other) && (otherIndex < index || !followsFrom(other, part)),
      ),
  );
}

/**
 * Whether a condition holds for everybody who sees an entry: because of one of the entry's conditions, or of all of
 * them together.
 */
function isImpliedByEntry(condition: ConditionTree, { conditions, fixedFacts }: Entry, scope: ConditionScope): boolean {
  return (
    conditions.some((other) => isSame(other, condition)) ||
    conditions.some((other) => implies([other], condition, scope, fixedFacts)) ||
    implies(conditions, condition, scope, fixedFacts)
  );
}

function implies(
  premises: readonly ConditionTree[],
  conclusion: ConditionTree,
  scope: ConditionScope,
  fixedFacts = fixedFactsOn(),
) {
  return findVisitor({ holds: premises, fails: [conclusion] }, scope, fixedFacts) === 'none';
}

/** The same object, or the same named condition. */
function isSame(one: ConditionTree, other: ConditionTree): boolean {
  return one === other || (one.kind === 'named' && other.kind === 'named' && one.part === other.part);
}

/** Widgets that explain why a page is empty. */
const explainingWidgets: ReadonlySet<string> = new Set(['state.empty', 'content.notice-card']);

/**
 * Whether the page opens for some visitor for whom the condition is false, without telling that visitor that it is
 * closed.
 */
function isOpenWithout(condition: ConditionTree, { page: target, entries, scope }: Target): boolean {
  const { page, id } = target;
  const existsVisitor = (wanted: VisitorQuery) => findVisitor(wanted, scope, fixedFactsOn(id)) === 'some';
  const openCondition = mayOpen(page, scope);
  const holds = openCondition === undefined ? [] : [openCondition];
  if (!existsVisitor({ holds, fails: [condition] })) return false;
  const explanationConditions = shownNodes(scope)(target)
    .filter(({ id: node }) => explainingWidgets.has(page.nodes[node]?.use ?? ''))
    .map(({ shown }) => allOf(shown))
    .filter((explanation) =>
      entries.some(({ conditions }) => existsVisitor({ holds: conditions, fails: [explanation] })),
    );
  return existsVisitor({ holds, fails: [condition, ...explanationConditions] });
}
