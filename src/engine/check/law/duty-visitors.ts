import { allOf, type ConditionTree } from '../../conditions/condition-tree';
import { findVisitor } from '../../conditions/prove-condition';
import { readCondition } from '../../conditions/read-condition';
import type { ConditionScope } from '../../conditions/read-part';
import { guest } from '../reach/access';
import type { Duty } from './duties';

/** Nodes that fulfil a duty, each with the conditions under which it shows, and the brand's settings. */
export type DutyNodes = {
  readonly nodes: readonly { readonly shown: readonly ConditionTree[] }[];
  readonly scope: ConditionScope;
  readonly age: number;
  readonly ageGate: boolean;
};

type Audience = Duty['audience'];
/** `untold`: there are too many facts to try. */
type Share = 'all' | 'some' | 'none' | 'untold';

/** A member who plays for money. Accounts of type 4 are restricted, or trial accounts. */
const player = readCondition(
  {
    all: [
      { at: 'session.present', eq: true },
      { at: 'member.type', nin: [4] },
    ],
  },
  { facts: { 'session.present': { type: 'boolean' }, 'member.type': { type: 'number', needs: 'session' } } },
).tree;

/** `untold`: no visitor is known to miss it, and there are too many facts to try every case. */
export type Sight = 'seen' | 'missed' | 'untold';

/** Whether every visitor whom the duty protects sees one of its nodes, on each of the pages. */
export function sightOf(duty: Duty, pages: readonly string[], nodes: DutyNodes): Sight {
  if (pages.some((page) => isMissed(duty, page, nodes))) return 'missed';
  const isUntold = pages.some((page) =>
    audiencesOf(duty).some((audience) => unseenBy(duty, audience, page, nodes) === 'untold'),
  );
  return isUntold ? 'untold' : 'seen';
}

/** The age gate asks members too, since the phone may be another person's. */
const audiencesOf = ({ audience, isAgeGate }: Duty): readonly Audience[] =>
  isAgeGate ? ['guests', 'members'] : [audience];

function isMissed(duty: Duty, page: string, nodes: DutyNodes): boolean {
  return audiencesOf(duty).some((audience) => isKnown(unseenBy(duty, audience, page, nodes)));
}

/** Whether some visitors are known to see none of the nodes. */
const isKnown = (share: Share) => share === 'all' || share === 'some';

/**
 * Who sees none of a duty's nodes, such as "some guests". If the duty names several pages: on which of them, and on
 * which everybody does see one.
 */
export type Hidden = { readonly from: string; readonly on: readonly string[]; readonly shownOn: readonly string[] };

export function hiddenFrom(duty: Duty, allPages: readonly string[], nodes: DutyNodes): Hidden {
  const pages = allPages.filter((page) => isMissed(duty, page, nodes));
  const audiences: readonly Audience[] = duty.audience === 'members' ? ['members'] : ['guests', 'members'];
  const groups = audiences.flatMap((audience) => {
    const shares = pages.map((page) => unseenBy(duty, audience, page, nodes));
    if (!shares.some(isKnown)) return [];
    return [shares.every((share) => share === 'all') ? audience : `some ${audience}`];
  });
  const from = groups.join() === 'guests,members' ? 'everybody' : groups.join(' and ');
  if (duty.mustShowOn === undefined) return { from, on: [], shownOn: [] };
  return { from, on: pages, shownOn: allPages.filter((page) => !pages.includes(page)) };
}

/** How many of an audience see none of the nodes on a page. */
function unseenBy(
  { when = true }: Duty,
  audience: Audience,
  page: string,
  { nodes, scope, age, ageGate }: DutyNodes,
): Share {
  const visitor = audience === 'guests' ? guest : player;
  const dutyCondition = readCondition(when, scope).tree;
  if (visitor === undefined || dutyCondition === undefined) return 'none';
  const holds = [visitor, dutyCondition];
  const fixedFacts = new Map<string, unknown>([
    ['page.id', page],
    ['merchant.age', age],
    ['merchant.ageGate', ageGate],
    ...(audience === 'guests' ? [] : [['session.trial', false] as const]),
  ]);
  const fails = nodes.map(({ shown }) => allOf(shown));
  const answer = findVisitor({ holds, fails }, scope, fixedFacts);
  // One node that everybody sees is enough, whatever the conditions of the others.
  const isOneSeen = () => fails.some((one) => findVisitor({ holds, fails: [one] }, scope, fixedFacts) === 'none');
  if (answer === 'untold') return isOneSeen() ? 'none' : 'untold';
  if (answer === 'none') return 'none';
  const isSeen = nodes.some(
    ({ shown }) => findVisitor({ holds: [...holds, ...shown], fails: [] }, scope, fixedFacts) !== 'none',
  );
  return isSeen ? 'some' : 'all';
}
