import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf, PAGE } from '../../compose/origin-of';
import { allOf, type ConditionTree, testsOf } from '../../conditions/condition-tree';
import { someVisitor, type Wanted } from '../../conditions/prove-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { Page } from '../../config';
import { memoOne, numberOf } from '../../memo';
import * as messages from '../../messages';
import type { SiteCheck } from '../site-check';
import { mayOpen } from './access';
import { conditionWords } from './condition-words';
import { type Link, shownNodes, waysOf } from './links';

/** Pages that open by their address to those from whom every entry to them is hidden, without a word. */
export const unaskedAccess: SiteCheck = {
  finds: 'pages that do not ask what all entries to them ask',
  look({ composed, report }) {
    // Which entries a page has that cannot be read is not known.
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
      // What a brand has of its parent on both ends is told there.
      const origin = places.find(({ file }) => isOwn(file.path));
      const words = unasked.map(({ condition }) => conditionWords(condition)).join(' and ');
      if (origin !== undefined) report(messages.unaskedAccess(id, words), origin);
    }
  },
};

type Entry = {
  readonly from: ComposedPage;
  readonly link: Link;
  /** Everything that holds for whoever sees it. */
  readonly asks: readonly ConditionTree[];
  readonly fixed: ReadonlyMap<string, unknown>;
};

/** Every way to each page with an address, also those that widgets know. None where all of it is the parent's. */
function entriesByTarget({ parent, folder, pages, scope }: Composed): ReadonlyMap<string, readonly Entry[]> {
  const isOwn = (id: string) => parent === undefined || folder.pages.has(id) || folder.overlays.has(id);
  const own = [...pages].filter(([id]) => isOwn(id));
  const targets = new Set(own.flatMap(([id, page]) => [id, ...waysOf(scope, page).keys()]));
  for (const id of ledTo(pages)) targets.delete(id);
  const entries = new Map<string, Entry[]>();
  for (const [id, from] of pages) {
    const open = mayOpen(from.page, scope);
    const fixed = factsOn(from.page.kind === 'shell' ? undefined : id);
    for (const [target, links] of waysOf(scope, from)) {
      if (target === id || !targets.has(target) || !hasAddress(pages.get(target)?.page)) continue;
      const found = links.map((link) => ({ from, link, asks: asksOf(link, open), fixed }));
      entries.set(target, [...(entries.get(target) ?? []), ...found]);
    }
  }
  return entries;
}

/** Pages that visitors are led to from others: who is refused, and who has no session. Those have to be open. */
function ledTo(pages: Composed['pages']): readonly string[] {
  const accesses = [...pages.values()].flatMap(({ page: { access } }) => (access === undefined ? [] : [access]));
  return ['home', 'login', ...accesses.flatMap((access) => [access.else ?? [], access.guest ?? []].flat())];
}

function hasAddress(page: Page | undefined): boolean {
  return (page?.kind ?? 'page') === 'page' && (page?.paths ?? []).length > 0;
}

function asksOf({ shown }: Link, open: ConditionTree | undefined): readonly ConditionTree[] {
  return [...shown, ...(open === undefined ? [] : [open])].flatMap(partsOf);
}

/** A trial player is told what to do wherever a real account is asked for. */
function factsOn(page?: string): ReadonlyMap<string, unknown> {
  const known: readonly (readonly [string, unknown])[] = [['session.trial', false]];
  return new Map(page === undefined ? known : [...known, ['page.id', page]]);
}

/** A condition and what it takes to hold, each of which has to. */
function partsOf(tree: ConditionTree): readonly ConditionTree[] {
  if (tree.kind === 'all') return tree.parts.flatMap(partsOf);
  if (tree.kind === 'named' && tree.part.kind === 'all') return [tree, ...partsOf(tree.part)];
  return [tree];
}

/** A page, and every way to it. */
type Target = { readonly page: ComposedPage; readonly entries: readonly Entry[]; readonly scope: ConditionScope };

const knownIn = memoOne((_: ConditionScope) => new Map<string, readonly ConditionTree[]>());

/** What every entry asks and the page does not. The same fault in many brands is found once. */
function unaskedOf(target: Target): readonly ConditionTree[] {
  const { page, entries, scope } = target;
  const asked = entries.map(({ asks, fixed }) => [fixed.get('page.id') ?? '', ...asks.map(numberOf)].join(' '));
  const key = [numberOf(page), ...new Set(asked)].join();
  const found = knownIn(scope).get(key) ?? findUnasked(target);
  knownIn(scope).set(key, found);
  return found;
}

function findUnasked(target: Target): readonly ConditionTree[] {
  const { entries, scope } = target;
  // Where only widgets lead, as from a gate, there is no entry.
  if (entries.every(({ link }) => link.path[1] !== 'tap')) return [];
  const [least, ...others] = [...entries].sort((left, right) => left.asks.length - right.asks.length);
  if (least === undefined) return [];
  const unasked = least.asks.filter(
    (part, index) =>
      testsOf(part).every(({ path }) => path !== 'page.id') &&
      least.asks.findIndex((ask) => isSame(ask, part)) === index &&
      others.every((entry) => isAsked(part, entry, scope)) &&
      isOpenWithout(part, target),
  );
  // What is asked with another part of it is told once: of two that mean the same, the first.
  const isWithin = (part: ConditionTree, other: ConditionTree) => other !== part && implies([other], part, scope);
  return unasked.filter(
    (part, index) => !unasked.some((other, at) => isWithin(part, other) && (at < index || !isWithin(other, part))),
  );
}

/** Whether it holds for whoever sees an entry. One condition of it may say so, or all together. */
function isAsked(part: ConditionTree, { asks, fixed }: Entry, scope: ConditionScope): boolean {
  return (
    asks.some((ask) => isSame(ask, part)) ||
    asks.some((ask) => implies([ask], part, scope, fixed)) ||
    implies(asks, part, scope, fixed)
  );
}

function implies(holds: readonly ConditionTree[], part: ConditionTree, scope: ConditionScope, fixed = factsOn()) {
  return someVisitor({ holds, fails: [part] }, scope, fixed) === 'none';
}

/** One name stands for the same wherever it is used. */
function isSame(one: ConditionTree, other: ConditionTree): boolean {
  return one === other || (one.kind === 'named' && other.kind === 'named' && one.part === other.part);
}

/** Widgets that say why there is nothing to do. */
const sayings: ReadonlySet<string> = new Set(['state.empty', 'content.notice-card']);

/** Whether the page opens to somebody for whom this does not hold, and nothing on it says that it is closed to them. */
function isOpenWithout(part: ConditionTree, { page: target, entries, scope }: Target): boolean {
  const { page, id } = target;
  const isSome = (wanted: Wanted) => someVisitor(wanted, scope, factsOn(id)) === 'some';
  const open = mayOpen(page, scope);
  const holds = open === undefined ? [] : [open];
  if (!isSome({ holds, fails: [part] })) return false;
  const told = shownNodes(scope)(target)
    .filter(({ id: node }) => sayings.has(page.nodes[node]?.use ?? ''))
    .map(({ shown }) => allOf(shown))
    .filter((one) => entries.some(({ asks }) => isSome({ holds: asks, fails: [one] })));
  return isSome({ holds, fails: [part, ...told] });
}
