import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { reachableFrom } from '../../compose/node-tree';
import { originOf, PAGE } from '../../compose/origin-of';
import { readCondition } from '../../conditions/read-condition';
import type { Page } from '../../config';
import { isList, pick } from '../../json';
import { memoByAll } from '../../memo';
import * as messages from '../../messages';
import type { Origin } from '../../parse/config-file';
import { isParents } from '../inherited';
import { shownNodes } from '../reach/links';
import { holdersOf, originOfHiding } from '../reach/origin-of-hiding';
import type { SiteCheck } from '../site-check';
import { type Duty, duties } from './duties';
import { type DutyNodes, type Hidden, hiddenFrom, type Sight, sightOf } from './duty-visitors';

/** Duties that a brand, or a parent of it, breaks. */
export const lawDuties: SiteCheck = {
  finds: 'duties of the law that a brand takes away: the age gate, safer play, limits, licence, terms',
  reads: (composed) => [composed.merchant, ...pagesOfChain(composed)],
  run(context) {
    const { composed, isRead, report } = context;
    if (!isRead) return;
    const isBrand = composed.merchant.abstract !== true;
    const brokenDuties = duties.flatMap((duty) => {
      const unplaced = unplacedDuty(duty, composed);
      return unplaced === undefined && isBrand ? hiddenDuty(duty, composed) : (unplaced ?? []);
    });
    // Duties that are broken by the same change are one finding.
    const groups = new Map<string, BrokenDuty[]>();
    for (const one of [...brokenDuties, ...(isBrand ? lostTexts(composed) : [])]) {
      const key = JSON.stringify([one.hidden ?? null, one.isUntold, one.origin.file.path, one.origin.path]);
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    for (const [first, ...others] of groups.values())
      if (first !== undefined) {
        const { page, hidden, origin } = first;
        const what = [first, ...others].map((one) => one.what);
        const todo = todoOf(first);
        const isPartOfGate = first.isAgeGate && hidden?.from === 'everybody' && hidden.shownOn.length > 0;
        if (first.isUntold) report(messages.unprovedDuty({ what, page }), origin);
        else if (isPartOfGate)
          report(messages.gateLeavesOut(hidden.shownOn, hidden.on, origin.path[0] === 'set'), origin);
        else report(messages.lawMissing({ what, page, hidden, todo }), origin);
      }
  },
};

const pagesOfChain = ({ scope, pages, parent }: Composed): readonly unknown[] => [
  scope,
  pages,
  ...(parent === undefined ? [] : pagesOfChain(parent)),
];

/** A broken duty, and the place of the change that breaks it. */
type BrokenDuty = {
  readonly what: string;
  readonly page: string;
  readonly audience: Duty['audience'];
  /** Who does not see it; undefined if the page lacks it. */
  readonly hidden?: Hidden;
  readonly isUnplaced?: true;
  /** It could not be proved that everybody sees it. */
  readonly isUntold?: true;
  /** No parent has the page, so nobody else can have broken it. */
  readonly lacksParentPage?: boolean;
  readonly isAgeGate?: boolean;
  readonly origin: Origin;
};

function todoOf({ isUnplaced, hidden, audience, lacksParentPage, origin }: BrokenDuty): string {
  if (isUnplaced) return 'It stands in no slot: name it in one again.';
  if (origin.path[0] === 'remove') return `Take ${JSON.stringify(valueAt(origin))} out of "remove".`;
  if (hidden !== undefined) return `Let it show to everybody${audience === 'members' ? ' who plays' : ''}.`;
  return origin.path[0] === 'nodes' && !lacksParentPage
    ? "Write it here too, or change the parent's page with an overlay."
    : 'Put it back.';
}

function valueAt({ file, path }: Origin): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isList(inner) ? inner[Number(key)] : pick(inner, String(key))),
    file.value,
  );
}

/** A duty whose node stands in no slot. Abstract merchants are checked too, because a child may turn the duty on. */
function unplacedDuty(duty: Duty, composed: Composed): BrokenDuty | undefined {
  const page = composed.pages.get(duty.page);
  if (page === undefined || isParents(composed, duty.page, page)) return undefined;
  if (composed.merchant.abstract !== true && duty.isOff?.(composed) === true) return undefined;
  const { nodes, root = 'page' } = page.page;
  const ids = fulfillingIds(duty, page);
  const reachableIds = ids.length === 0 ? new Set() : reachableFrom(root, nodes);
  const [id] = ids;
  if (id === undefined || ids.some((one) => reachableIds.has(one))) return undefined;
  const origin = { ...originOf(page, holdersOf(id, page).at(-1) ?? id), key: true as const };
  return { what: duty.description, page: duty.page, audience: duty.audience, isUnplaced: true, origin };
}

/**
 * A duty that some visitors of a brand do not see fulfilled, or of which that is not known. The merchant of its chain
 * that broke it is to blame.
 */
function hiddenDuty(duty: Duty, brand: Composed): readonly BrokenDuty[] {
  const sight = duty.isOff?.(brand) === true ? 'seen' : sightIn(brand, duty, brand);
  if (sight === 'seen') return [];
  let breaker = brand;
  while (breaker.parent?.pages.has(duty.page) && sightIn(breaker.parent, duty, brand) === sight)
    breaker = breaker.parent;
  const page = breaker.pages.get(duty.page);
  const parentPage = breaker.parent?.pages.get(duty.page);
  const lacksParentPage = parentPage === undefined;
  // A chain without a page of safer play has no pages of the law at all.
  if (page === undefined || (lacksParentPage && !brand.pages.has('responsible'))) return [];
  // Without an age, a parent's nodes do not show either: another check reports it.
  if (lacksParentPage && brand.merchant.auth?.age === 0) return [];
  if (breaker !== brand && unplacedDuty(duty, breaker) !== undefined) return [];
  if (isUnreadable(duty, page, breaker)) return [];
  const { description: what, audience } = duty;
  const origin = lacksParentPage ? placeInPage(duty, page) : originOfBreach(duty, parentPage, page, breaker);
  if (sight === 'untold') return [{ what, page: duty.page, audience, isUntold: true, origin }];
  const leftNodes = dutyNodes(duty, page, breaker, brand);
  const hidden = leftNodes.nodes.length === 0 ? {} : { hidden: hiddenFrom(duty, pagesFor(duty, brand), leftNodes) };
  return [{ what, page: duty.page, audience, ...hidden, lacksParentPage, isAgeGate: duty.isAgeGate === true, origin }];
}

/** Whether a condition of the duty's nodes, or of nodes around them, cannot be read. That is reported as such. */
function isUnreadable(duty: Duty, page: ComposedPage, { scope }: Composed): boolean {
  return fulfillingIds(duty, page)
    .flatMap((id) => [id, ...holdersOf(id, page)])
    .flatMap((id) => readCondition(page.page.nodes[id]?.when ?? true, scope).problems)
    .some(({ code }) => code !== 'odd-literal');
}

/** The change that hides the duty's node. If several nodes fulfil the duty: the change that is the merchant's own. */
function originOfBreach(duty: Duty, parentPage: ComposedPage, page: ComposedPage, breaker: Composed): Origin {
  const origins = fulfillingIds(duty, parentPage).map((id) => originOfHiding(id, parentPage, page, breaker));
  return origins.find(({ path }) => path.length > 0) ?? origins[0] ?? placeInPage(duty, page);
}

/** The condition of a node that should fulfil the duty, or of one around it; without such a node, all nodes. */
function placeInPage(duty: Duty, page: ComposedPage): Origin {
  const [id] = fulfillingIds(duty, page);
  if (id === undefined) return { ...originOf(page, PAGE, ['nodes']), key: true };
  const holder = [id, ...holdersOf(id, page)].find((one) => page.page.nodes[one]?.when !== undefined);
  return originOf(page, holder ?? id, ['when']);
}

function fulfillingIds(duty: Duty, page: ComposedPage): readonly string[] {
  return Object.keys(page.page.nodes).filter((id) => fulfils(duty, page, id));
}

function fulfils(duty: Duty, { page }: ComposedPage, id: string): boolean {
  const node = page.nodes[id];
  return node !== undefined && duty.isFulfilledBy(node, id);
}

/**
 * Whether every visitor whom the duty protects sees its node on each page where it must show. The page is the
 * merchant's; settings and the list of pages are the brand's.
 */
function sightIn({ pages: ownPages, scope }: Composed, duty: Duty, brand: Composed): Sight {
  const page = ownPages.get(duty.page);
  // A page that is missing is reported by other checks.
  if (page === undefined) return 'seen';
  const placed = dutyNodes(duty, page, { scope }, brand);
  if (placed.nodes.length === 0) return 'missed';
  const { nodes, age, ageGate } = placed;
  const pages = pagesFor(duty, brand);
  const shown = nodes.map((one) => one.shown);
  return sightCache(scope, [duty.description, pages, age, ageGate, shown], () => sightOf(duty, pages, placed));
}

function pagesFor({ page, mustShowOn }: Duty, brand: Composed): readonly string[] {
  return mustShowOn?.(brand) ?? [page];
}

/** Cached, because most brands have the same nodes under the same conditions. */
const sightCache = memoByAll<Sight>();

function dutyNodes(duty: Duty, page: ComposedPage, { scope }: Pick<Composed, 'scope'>, settings: Composed): DutyNodes {
  const { age = 18, ageGate = false } = settings.merchant.auth ?? {};
  return { nodes: shownNodes(scope)(page).filter(({ id }) => fulfils(duty, page, id)), scope, age, ageGate };
}

/**
 * Reports a brand's own safer-play page that has fewer texts than its parent's. The content of the texts is not
 * checked.
 */
function lostTexts({ folder, parent }: Composed): readonly BrokenDuty[] {
  const ownPage = folder.pages.get('responsible');
  const parentPage = parent?.pages.get('responsible');
  if (ownPage === undefined || parentPage === undefined) return [];
  const count = (nodes: Page['nodes']) => Object.values(nodes).filter(({ use }) => use === 'content.text').length;
  const [ownCount, parentCount] = [count(ownPage.value.nodes), count(parentPage.page.nodes)];
  if (ownCount >= parentCount) return [];
  const what = `words on limits, breaks, minors and signs of trouble (${ownCount} of ${parentCount} texts)`;
  return [
    {
      what,
      page: 'responsible',
      audience: 'guests',
      origin: { file: ownPage.file, path: ['nodes'], key: true },
    },
  ];
}
