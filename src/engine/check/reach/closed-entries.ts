import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf, PAGE } from '../../compose/origin-of';
import type { ConditionTree } from '../../conditions/condition-tree';
import { findVisitor, proveCondition } from '../../conditions/prove-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { Page } from '../../config';
import { allWords, conditionWords } from '../../explain/condition-words';
import type { Facts } from '../../facts';
import { memoByAll, memoByTwo } from '../../memo';
import * as messages from '../../messages';
import type { Finding } from '../../messages/finding';
import type { Origin } from '../../parse/config-file';
import { isInherited } from '../inherited';
import { type CheckContext, readsPages, type SiteCheck } from '../site-check';
import { accessCondition, guest, mayOpen, signedIn } from './access';
import { type Link, tapLinksOf } from './links';

/** Pages that nobody may open, with the entries that lead there. */
export const closedPages: SiteCheck = {
  finds: 'pages that nobody may open, whatever leads there',
  reads: readsPages,
  run({ composed, report }) {
    for (const { target, page, access } of pagesWithAccess(composed)) {
      const openCondition = accessCondition(composed.scope, access);
      const closedPage = composed.pages.get(target);
      const origin = closedPage && originOf(closedPage, PAGE, ['access']);
      if (openCondition === undefined || origin === undefined || !isClosedToAll(composed.scope, openCondition))
        continue;
      const entries = entriesByTarget(composed).get(target) ?? [];
      const shownEntries = entries.filter((entry) => findingOfEntry(entry, page, access, composed.scope) !== undefined);
      const names = shownEntries.map((entry) => `"${entry.link.node}" on ${entry.id}`);
      const isMeant = isConstant(openCondition);
      const finding = messages.closedToAll(target, conditionWords(access.when), names, isMeant);
      if (!isMeant || names.length > 0) report(finding, { ...origin, path: [...origin.path, 'when'] });
    }
  },
};

/**
 * Entries that show to members who may not open the target page. An entry by which guests reach a page that is for
 * guests alone is right. Trial accounts are left out: the page tells them what to do.
 */
export const closedEntries: SiteCheck = {
  finds: 'entries that lead to a page which those who see them may not open',
  onlyWarns: true,
  reads: readsPages,
  run({ composed, report }) {
    const entries = entriesByTarget(composed);
    for (const closed of pagesWithAccess(composed)) {
      const openCondition = accessCondition(composed.scope, closed.access);
      if (openCondition === undefined || !isClosedToAll(composed.scope, openCondition))
        checkEntries({ ...closed, entries: entries.get(closed.target) ?? [] }, composed, report);
    }
  },
};

type PageWithAccess = {
  readonly target: string;
  readonly page: Page;
  readonly access: NonNullable<Page['access']>;
};

/**
 * Pages with an access of their own. Not those with an `else` that names no page, or that redirect back to themselves:
 * other checks report these.
 */
function pagesWithAccess(composed: Composed): readonly PageWithAccess[] {
  return [...composed.pages].flatMap(([target, { page }]) => {
    const { access } = page;
    if (access === undefined || leadsBack(target, composed)) return [];
    return access.else === undefined || composed.pages.has(access.else) ? [{ target, page, access }] : [];
  });
}

/** Whether a page redirects refused visitors to pages that lead back to it. */
function leadsBack(target: string, { pages }: Composed): boolean {
  const pagesPassed = new Set<string>();
  for (let id = target; !pagesPassed.has(id); ) {
    const access = pages.get(id)?.page.access;
    if (access === undefined) return false;
    pagesPassed.add(id);
    id = access.else ?? 'home';
    if (id === target) return true;
  }
  return false;
}

type TargetPage = PageWithAccess & { readonly entries: readonly Entry[] };

/** Reports the entries to a closed page. If the brand itself closed the page, several entries are one finding. */
function checkEntries(
  { target, page: opened, access, entries }: TargetPage,
  composed: Composed,
  report: CheckContext['report'],
): void {
  const isOwn = ({ file }: Origin) => file.path.startsWith(`${composed.id}/`);
  const closedPage = composed.pages.get(target);
  const accessOrigin = closedPage && originOf(closedPage, PAGE, ['access']);
  const entryFindings = entries.flatMap((place) => {
    const finding = findingOfEntry(place, opened, access, composed.scope);
    if (finding === undefined) return [];
    const { page, link } = place;
    const origins = [link.path, ['when']].map((path) => originOf(page, link.node, path));
    return [{ finding, origin: origins.find(isOwn) ?? origins[0], name: `"${link.node}" on ${place.id}` }];
  });
  const inheritedFindings = entryFindings.filter(({ origin }) => origin !== undefined && !isOwn(origin));
  const isClosedByBrand = accessOrigin !== undefined && isOwn(accessOrigin);
  // If the brand also wrote words for refused visitors, it keeps the inherited entries on purpose.
  const isMeant = isClosedByBrand && access.refused !== undefined && inheritedFindings.length > 1;
  const reported = isMeant ? entryFindings.filter((one) => !inheritedFindings.includes(one)) : entryFindings;
  if (isClosedByBrand && reported.length > 1) {
    const names = reported.map(({ name }) => name);
    report(messages.closedHere(target, names), accessOrigin);
    return;
  }
  for (const { finding, origin } of reported) if (origin !== undefined) report(finding, origin);
}

const isClosedToAll = memoByTwo(
  (scope: ConditionScope, openCondition: ConditionTree) => proveCondition(openCondition, scope) === 'never',
);

function isConstant(tree: ConditionTree): boolean {
  return tree.kind === 'constant' || (tree.kind === 'named' && isConstant(tree.part));
}

/** Entries to each closed page. If both entry and page are the parent's, the parent's check reports them. */
function entriesByTarget(composed: Composed): ReadonlyMap<string, readonly Entry[]> {
  const { pages, scope } = composed;
  const entries = new Map<string, Entry[]>();
  const closedIds = [...pages].flatMap(([id, { page }]) => (page.access === undefined ? [] : [id]));
  const closedByBrand = closedIds.filter((id) => !isPageInherited(id, composed));
  for (const [id, page] of pages) {
    const links = tapLinksOf(scope, page);
    for (const target of isInherited(composed, id, page) ? closedByBrand : closedIds) {
      const linksToTarget = target === id ? [] : (links.get(target) ?? []);
      if (linksToTarget.length === 0) continue;
      const places = linksToTarget.map((link) => ({ id, page, link }));
      entries.set(target, [...(entries.get(target) ?? []), ...places]);
    }
  }
  return entries;
}

function isPageInherited(id: string, composed: Composed): boolean {
  const page = composed.pages.get(id);
  return page !== undefined && isInherited(composed, id, page);
}

type Entry = { readonly id: string; readonly page: ComposedPage; readonly link: Link };

/** Remembered, because entries of many pages and brands have the same conditions. */
const findingsOfEntries = memoByAll<Finding | undefined>();

function findingOfEntry(place: Entry, target: Page, access: object, scope: ConditionScope): Finding | undefined {
  const { page, link, id } = place;
  const pageFact = page.page.kind === 'shell' ? '' : id;
  return findingsOfEntries(scope, [access, pageFact, page.page.access, link.shown], () =>
    findEntryFault(place, target, scope),
  );
}

function findEntryFault({ id, page, link }: Entry, target: Page, scope: ConditionScope): Finding | undefined {
  const { access = {} } = target;
  const openCondition = accessCondition(scope, access);
  if (openCondition === undefined) return undefined;
  const pageFacts: Facts = new Map(page.page.kind === 'shell' ? [] : [['page.id', id]]);
  const memberFacts: Facts = new Map([...pageFacts, ['session.trial', false]]);
  const ownAccess = mayOpen(page.page, scope);
  const viewers = [...link.shown, ...(ownAccess === undefined ? [] : [ownAccess])];
  const proofOfRefusal = findVisitor({ holds: [signedIn, ...viewers], fails: [openCondition] }, scope, memberFacts);
  if (proofOfRefusal !== 'some') return undefined;
  const admits = (who: ConditionTree, facts: Facts) =>
    findVisitor({ holds: [who, ...viewers, openCondition], fails: [] }, scope, facts) !== 'none';
  const isForNoMember = !admits(signedIn, memberFacts);
  if (isForNoMember && access.need !== 'session' && admits(guest, pageFacts)) return undefined;
  const shown = link.shown.length === 0 ? undefined : allWords(link.shown);
  const words = { page: link.to, elsewhere: access.else ?? 'home', open: conditionWords(access.when) };
  return isForNoMember ? messages.uselessEntry({ ...words, shown }) : messages.closedEntry(words);
}
