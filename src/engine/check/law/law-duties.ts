import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { reachableFrom } from '../../compose/node-tree';
import { originOf } from '../../compose/origin-of';
import type { Page } from '../../config';
import { isList, pick } from '../../json';
import { memoByAll } from '../../memo';
import * as messages from '../../messages';
import type { Origin } from '../../parse/config-file';
import { isInherited, isParents } from '../inherited';
import { shownNodes } from '../reach/links';
import { originOfHiding } from '../reach/origin-of-hiding';
import { readsOfPages, type SiteCheck } from '../site-check';
import { type Duty, duties } from './duties';
import { type DutyNodes, type Hidden, hiddenFrom, isSeenByAll } from './duty-visitors';

/** Duties that a brand inherits and breaks by its changes. */
export const lawDuties: SiteCheck = {
  finds: 'duties of the law that a brand takes away: the age gate, safer play, limits, licence, terms',
  reads: readsOfPages(['shell', 'home', 'register', 'useragreement', 'responsible']),
  run(context) {
    const { composed, isRead, report } = context;
    if (!isRead) return;
    const isBrand = composed.parent !== undefined && composed.merchant.abstract !== true;
    const brokenDuties = duties.flatMap((duty) => {
      const unplaced = unplacedDuty(duty, composed);
      return unplaced === undefined && isBrand ? hiddenDuty(duty, composed) : (unplaced ?? []);
    });
    // Duties that are broken by the same change are one finding.
    const groups = new Map<string, BrokenDuty[]>();
    for (const one of [...brokenDuties, ...(isBrand ? lostTexts(composed) : [])]) {
      const key = JSON.stringify([one.hidden ?? null, one.origin.file.path, one.origin.path]);
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    for (const [first, ...others] of groups.values())
      if (first !== undefined) {
        const { page, hidden, origin } = first;
        const what = [first, ...others].map((one) => one.what);
        report(messages.lawMissing({ what, page, hidden, todo: todoOf(first) }), origin);
      }
  },
};

/** A broken duty, and the place of the change that breaks it. */
type BrokenDuty = {
  readonly what: string;
  readonly page: string;
  readonly audience: Duty['audience'];
  /** Who does not see it; undefined if the page lacks it. */
  readonly hidden?: Hidden;
  readonly isUnplaced?: true;
  readonly origin: Origin;
};

function todoOf({ isUnplaced, hidden, audience, origin }: BrokenDuty): string {
  if (isUnplaced) return 'It stands in no slot: name it in one again.';
  if (origin.path[0] === 'remove') return `Take ${JSON.stringify(valueAt(origin))} out of "remove".`;
  if (hidden !== undefined) return `Let it show to everybody${audience === 'members' ? ' who plays' : ''}.`;
  return origin.path[0] === 'nodes'
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
  const fulfillingIds = Object.keys(nodes).filter((id) => fulfils(duty, page, id));
  const reachableIds = fulfillingIds.length === 0 ? new Set() : reachableFrom(root, nodes);
  const [id] = fulfillingIds;
  if (id === undefined || fulfillingIds.some((one) => reachableIds.has(one))) return undefined;
  const origin = { ...originOf(page, id), key: true as const };
  return { what: duty.description, page: duty.page, audience: duty.audience, isUnplaced: true, origin };
}

function hiddenDuty(duty: Duty, composed: Composed): readonly BrokenDuty[] {
  const page = composed.pages.get(duty.page);
  const parentPage = composed.parent?.pages.get(duty.page);
  if (page === undefined || parentPage === undefined || isInherited(composed, duty.page, page)) return [];
  if (duty.isOff?.(composed) === true) return [];
  const fulfillingNodes = Object.entries(parentPage.page.nodes).filter(([id, node]) => duty.isFulfilledBy(node, id));
  if (fulfillingNodes.length === 0 || !isMet(duty, parentPage, composed.parent ?? composed, composed)) return [];
  if (isMet(duty, page, composed, composed)) return [];
  const leftNodes = dutyNodes(duty, page, composed, composed);
  // If several nodes fulfil the duty, take the one that this brand changed.
  const origins = fulfillingNodes.map(([id]) => originOfHiding(id, parentPage, page, composed));
  const origin = origins.find(({ path }) => path.length > 0) ?? origins[0];
  if (origin === undefined) return [];
  const hidden = leftNodes.nodes.length === 0 ? {} : { hidden: hiddenFrom(duty, leftNodes) };
  return [{ what: duty.description, page: duty.page, audience: duty.audience, ...hidden, origin }];
}

function fulfils(duty: Duty, { page }: ComposedPage, id: string): boolean {
  const node = page.nodes[id];
  return node !== undefined && duty.isFulfilledBy(node, id);
}

/**
 * Whether every visitor whom the duty protects sees its node, on each page where it must show. `settings`: the brand
 * whose settings count.
 */
function isMet(duty: Duty, page: ComposedPage, composed: Composed, settings: Composed): boolean {
  const placed = dutyNodes(duty, page, composed, settings);
  if (placed.nodes.length === 0) return false;
  const { nodes, scope, age, ageGate } = placed;
  const shown = nodes.map((one) => one.shown);
  return isSeenCache(scope, [duty.description, age, ageGate, shown], () => isSeenByAll(duty, placed));
}

/** Cached, because most brands have the same nodes under the same conditions. */
const isSeenCache = memoByAll<boolean>();

function dutyNodes(duty: Duty, page: ComposedPage, { scope }: Composed, settings: Composed): DutyNodes {
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
