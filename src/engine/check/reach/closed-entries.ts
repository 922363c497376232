import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf, PAGE } from '../../compose/origin-of';
import type { ConditionTree } from '../../conditions/condition-tree';
import { proveCondition, someVisitor } from '../../conditions/prove-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { Page } from '../../config';
import type { Finding } from '../../finding';
import { memoOne } from '../../memo';
import * as messages from '../../messages';
import type { Origin } from '../../parse/config-file';
import { isInherited } from '../inherited';
import type { SiteCheck, SitePlace } from '../site-check';
import { accessCondition, mayOpen, signedIn } from './access';
import { conditionWords, viewersOf } from './condition-words';
import { type Link, linksOf } from './links';

/** Entries that lead to a page which those who see them may not open. A guest is led to the login, and a trial account is told what to do. */
export const closedEntries: SiteCheck = {
  finds: 'entries that lead to a page which those who see them may not open',
  look({ composed, report }) {
    const entries = entriesByTarget(composed);
    for (const [target, { page: opened }] of composed.pages) {
      const { access } = opened;
      // One that leads to itself is told as a circle.
      if (access !== undefined && (access.else ?? 'home') !== target)
        lookAt({ target, opened, access, entries: entries.get(target) ?? [] }, composed, report);
    }
  },
};

type Closed = {
  readonly target: string;
  readonly opened: Page;
  readonly access: NonNullable<Page['access']>;
  readonly entries: readonly Place[];
};

/** Where the access itself is a brand's own, it is at fault for all the entries that the brand inherits. */
function lookAt({ target, opened, access, entries }: Closed, composed: Composed, report: SitePlace['report']): void {
  const isOwn = ({ file }: Origin) => file.path.startsWith(`${composed.id}/`);
  const closed = composed.pages.get(target);
  const accessOrigin = closed && originOf(closed, PAGE, ['access']);
  // Where it leads to no page, that is told.
  if (access.else !== undefined && !composed.pages.has(access.else)) return;
  const open = accessCondition(composed.scope, access);
  if (open !== undefined && accessOrigin !== undefined && proveCondition(open, composed.scope) === 'never') {
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
  // Whoever is refused is told why: of entries that a parent has for others that is meant.
  const isMeant = isClosedHere && access.refused !== undefined && inherited.length > 1;
  const told = isMeant ? found.filter((one) => !inherited.includes(one)) : found;
  if (isClosedHere && told.length > 1) {
    const names = told.map(({ name }) => name);
    report(messages.closedHere(target, names), accessOrigin);
    return;
  }
  for (const { finding, origin } of told) if (origin !== undefined) report(finding, origin);
}

function isConstant(tree: ConditionTree): boolean {
  return tree.kind === 'constant' || (tree.kind === 'named' && isConstant(tree.part));
}

function entriesByTarget(composed: Composed): ReadonlyMap<string, readonly Place[]> {
  const { pages, scope } = composed;
  const entries = new Map<string, Place[]>();
  const whole = new Set([...pages].filter(([id, page]) => isInherited(composed, id, page)).map(([id]) => id));
  for (const [id, page] of pages) {
    for (const link of linksOf(scope, page)) {
      // What a widget leads to by itself is no entry.
      if (link.path[1] !== 'tap' || link.to === id || (whole.has(id) && whole.has(link.to))) continue;
      const known = entries.get(link.to);
      if (known) known.push({ id, page, link });
      else entries.set(link.to, [{ id, page, link }]);
    }
  }
  return entries;
}

type Place = { readonly id: string; readonly page: ComposedPage; readonly link: Link };

type Known = WeakMap<object, Map<string, { readonly finding: Finding | undefined }>>;

/** What was found of an access, by who sees the entry: entries of many pages and merchants show to the same. */
const knownIn = memoOne((_: ConditionScope): Known => new WeakMap());
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(thing: object): number {
  const number = numbers.get(thing) ?? ++lastNumber;
  numbers.set(thing, number);
  return number;
}

function judged(place: Place, target: Page, access: object, scope: ConditionScope): Finding | undefined {
  const { page, link, id } = place;
  const byViewers = knownIn(scope).get(access) ?? new Map<string, { readonly finding: Finding | undefined }>();
  knownIn(scope).set(access, byViewers);
  const around = page.page.access === undefined ? [] : [page.page.access];
  const key = [page.page.kind === 'shell' ? '' : id, ...[...around, ...link.shown].map(numberOf)].join(' ');
  const found = byViewers.get(key) ?? { finding: judge(place, target, scope) };
  byViewers.set(key, found);
  return found.finding;
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
