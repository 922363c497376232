import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf, PAGE } from '../../compose/origin-of';
import { someVisitor } from '../../conditions/prove-condition';
import type { ConditionScope } from '../../conditions/read-part';
import type { Page } from '../../config';
import type { Finding } from '../../finding';
import * as messages from '../../messages';
import type { Origin } from '../../parse/config-file';
import type { SiteCheck, SitePlace } from '../site-check';
import { accessCondition, mayOpen, signedIn } from './access';
import { type Link, linksOf } from './links';

/** Entries that lead to a page which those who see them may not open. A guest is led to the login, and a trial account is told what to do. */
export const closedEntries: SiteCheck = {
  finds: 'entries that lead to a page which those who see them may not open',
  look({ composed, report }) {
    for (const [target, { page: opened }] of composed.pages) {
      const { access } = opened;
      // One that leads to itself is told as a circle.
      if (access !== undefined && (access.else ?? 'home') !== target)
        lookAt({ target, opened, access }, composed, report);
    }
  },
};

type Closed = { readonly target: string; readonly opened: Page; readonly access: NonNullable<Page['access']> };

/** Where the access itself is a brand's own, it is at fault for all the entries that the brand inherits. */
function lookAt({ target, opened, access }: Closed, composed: Composed, report: SitePlace['report']): void {
  const isOwn = ({ file }: Origin) => file.path.startsWith(`${composed.id}/`);
  const closed = composed.pages.get(target);
  const accessOrigin = closed && originOf(closed, PAGE, ['access']);
  const found = entriesTo(target, composed).flatMap((place) => {
    const finding = judged(place, opened, access, composed.scope);
    if (finding === undefined) return [];
    const { page, link } = place;
    const origins = [link.path, ['when']].map((path) => originOf(page, link.node, path));
    return [{ finding, origin: origins.find(isOwn) ?? origins[0], name: `"${link.node}" on ${place.id}` }];
  });
  const inherited = found.filter(({ origin }) => origin !== undefined && !isOwn(origin));
  const isClosedHere = accessOrigin !== undefined && isOwn(accessOrigin) && inherited.length > 1;
  if (isClosedHere)
    report(
      messages.closedHere(
        target,
        inherited.map(({ name }) => name),
      ),
      accessOrigin,
    );
  for (const { finding, origin } of found) {
    if (origin !== undefined && !(isClosedHere && !isOwn(origin))) report(finding, origin);
  }
}

function entriesTo(target: string, { pages, scope }: Composed): readonly Place[] {
  return [...pages].flatMap(([id, page]) =>
    linksOf(scope, page).flatMap((link) => (link.to === target && id !== target ? [{ id, page, link }] : [])),
  );
}

type Place = { readonly id: string; readonly page: ComposedPage; readonly link: Link };

/** What was found of a link, for each access that its target had. */
const known = new WeakMap<Link, WeakMap<object, { readonly finding: Finding | undefined }>>();

function judged(place: Place, target: Page, access: object, scope: ConditionScope): Finding | undefined {
  const byAccess = known.get(place.link) ?? new WeakMap<object, { readonly finding: Finding | undefined }>();
  known.set(place.link, byAccess);
  const found = byAccess.get(access) ?? { finding: judge(place, target, scope) };
  byAccess.set(access, found);
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
  return messages.closedEntry(link.to, access.else ?? 'home', isForNobody);
}
