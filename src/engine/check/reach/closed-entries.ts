import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf, PAGE } from '../../compose/origin-of';
import type { ConditionTree } from '../../conditions/condition-tree';
import { proveCondition, someVisitor } from '../../conditions/prove-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { Page } from '../../config';
import { memoByAll, memoTwo } from '../../memo';
import * as messages from '../../messages';
import type { Finding } from '../../messages/finding';
import type { Origin } from '../../parse/config-file';
import { isInherited } from '../inherited';
import { readsPages, type SiteCheck, type SitePlace } from '../site-check';
import { accessCondition, mayOpen, signedIn } from './access';
import { conditionWords, viewersOf } from './condition-words';
import { type Link, tapsOf } from './links';

/**
 * Entries that show to visitors who may not open the target page. A guest counts as a member, since the login comes
 * first. Trial accounts are left out, because the page tells them what to do.
 */
export const closedEntries: SiteCheck = {
  finds: 'entries that lead to a page which those who see them may not open',
  reads: readsPages,
  look({ composed, report }) {
    const entries = entriesByTarget(composed);
    for (const [target, { page: opened }] of composed.pages) {
      const { access } = opened;
      // A page that redirects back to itself is reported as a cycle by another check.
      if (access !== undefined && !leadsBack(target, composed))
        lookAt({ target, opened, access, entries: entries.get(target) ?? [] }, composed, report);
    }
  },
};

/** Whether a page redirects refused visitors to pages that lead back to it. */
function leadsBack(target: string, { pages }: Composed): boolean {
  const passed = new Set<string>();
  for (let id = target; !passed.has(id); ) {
    const access = pages.get(id)?.page.access;
    if (access === undefined) return false;
    passed.add(id);
    id = access.else ?? 'home';
    if (id === target) return true;
  }
  return false;
}

type Closed = {
  readonly target: string;
  readonly opened: Page;
  readonly access: NonNullable<Page['access']>;
  readonly entries: readonly Place[];
};

/** Reports the entries to a closed page. If the brand itself closed the page, all inherited entries are one finding. */
function lookAt({ target, opened, access, entries }: Closed, composed: Composed, report: SitePlace['report']): void {
  const isOwn = ({ file }: Origin) => file.path.startsWith(`${composed.id}/`);
  const closed = composed.pages.get(target);
  const accessOrigin = closed && originOf(closed, PAGE, ['access']);
  // An `else` that names no page is reported by another check.
  if (access.else !== undefined && !composed.pages.has(access.else)) return;
  const open = accessCondition(composed.scope, access);
  if (open !== undefined && accessOrigin !== undefined && isClosedToAll(composed.scope, open)) {
    const seen = entries.filter((entry) => judged(entry, opened, access, composed.scope) !== undefined);
    const names = seen.map((entry) => `"${entry.link.node}" on ${entry.id}`);
    const isMeant = isConstant(open);
    const finding = messages.closedToAll(target, conditionWords(access.when), names, isMeant);
    if (!isMeant || names.length > 0) report(finding, { ...accessOrigin, path: [...accessOrigin.path, 'when'] });
    return;
  }
  const found = entries.flatMap((place) => {
    const finding = judged(place, opened, access, composed.scope);
    if (finding === undefined) return [];
    const { page, link } = place;
    const origins = [link.path, ['when']].map((path) => originOf(page, link.node, path));
    return [{ finding, origin: origins.find(isOwn) ?? origins[0], name: `"${link.node}" on ${place.id}` }];
  });
  const inherited = found.filter(({ origin }) => origin !== undefined && !isOwn(origin));
  const isClosedHere = accessOrigin !== undefined && isOwn(accessOrigin);
  // If the brand also wrote words for refused visitors, it keeps the inherited entries on purpose.
  const isMeant = isClosedHere && access.refused !== undefined && inherited.length > 1;
  const told = isMeant ? found.filter((one) => !inherited.includes(one)) : found;
  if (isClosedHere && told.length > 1) {
    const names = told.map(({ name }) => name);
    report(messages.closedHere(target, names), accessOrigin);
    return;
  }
  for (const { finding, origin } of told) if (origin !== undefined) report(finding, origin);
}

const isClosedToAll = memoTwo((scope: ConditionScope, open: ConditionTree) => proveCondition(open, scope) === 'never');

function isConstant(tree: ConditionTree): boolean {
  return tree.kind === 'constant' || (tree.kind === 'named' && isConstant(tree.part));
}

/** Entries to each closed page. If both entry and page are the parent's, the parent's check reports them. */
function entriesByTarget(composed: Composed): ReadonlyMap<string, readonly Place[]> {
  const { pages, scope } = composed;
  const entries = new Map<string, Place[]>();
  const closed = [...pages].flatMap(([id, { page }]) => (page.access === undefined ? [] : [id]));
  const fresh = closed.filter((id) => !isInheritedHere(id, composed));
  for (const [id, page] of pages) {
    const links = tapsOf(scope, page);
    for (const target of isInherited(composed, id, page) ? fresh : closed) {
      const found = target === id ? [] : (links.get(target) ?? []);
      if (found.length === 0) continue;
      const places = found.map((link) => ({ id, page, link }));
      entries.set(target, [...(entries.get(target) ?? []), ...places]);
    }
  }
  return entries;
}

function isInheritedHere(id: string, composed: Composed): boolean {
  const page = composed.pages.get(id);
  return page !== undefined && isInherited(composed, id, page);
}

type Place = { readonly id: string; readonly page: ComposedPage; readonly link: Link };

/** Remembered, because entries of many pages and brands have the same conditions. */
const judgedBefore = memoByAll<Finding | undefined>();

function judged(place: Place, target: Page, access: object, scope: ConditionScope): Finding | undefined {
  const { page, link, id } = place;
  const here = page.page.kind === 'shell' ? '' : id;
  return judgedBefore(scope, [access, here, page.page.access, link.shown], () => judge(place, target, scope));
}

function judge({ id, page, link }: Place, target: Page, scope: ConditionScope): Finding | undefined {
  const { access = {} } = target;
  const open = accessCondition(scope, access);
  if (open === undefined) return undefined;
  const fixed = new Map<string, unknown>([
    ['session.trial', false],
    ...(page.page.kind === 'shell' ? [] : [['page.id', id] as const]),
  ]);
  const own = mayOpen(page.page, scope);
  const seen = [signedIn, ...link.shown, ...(own === undefined ? [] : [own])];
  const refused = someVisitor({ holds: seen, fails: [open] }, scope, fixed);
  if (refused !== 'some') return undefined;
  const isForNobody = someVisitor({ holds: [...seen, open], fails: [] }, scope, fixed) === 'none';
  const words = { viewers: viewersOf(link.shown), open: conditionWords(access.when) };
  return messages.closedEntry({ page: link.to, elsewhere: access.else ?? 'home', ...words }, isForNobody);
}
