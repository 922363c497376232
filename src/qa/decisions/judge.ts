import type { Difference, Group } from '../causes/group-by-cause';
import { type Decision, type DecisionKey, isSameKey, keyOfCause, keyOfDifference, type Verdict } from './decision';

export type Standing = Verdict | 'open';

/** A group with the decisions on it. */
export type JudgedGroup = Group & {
  readonly standing: Standing;
  /** The decision on its cause. */
  readonly decision?: Decision;
  readonly judged: readonly JudgedDifference[];
  /** A different decision on the same cause. */
  readonly conflict?: Conflict;
};

/** The other decision: made on another branch that was merged, or earlier for another value of the same edit. */
export type Conflict = Decision & { readonly isOfTwoBranches: boolean };

export type JudgedDifference = {
  readonly difference: Difference;
  readonly standing: Standing;
  readonly decision?: Decision;
};

type OfTwoBranches = (one: Decision, other: Decision) => boolean;

/** The groups with their decisions, those first that are not accepted. A refused one stays refused until it is gone. */
export function judge(
  groups: readonly Group[],
  decisions: readonly Decision[],
  areOfTwoBranches: OfTwoBranches = () => false,
): readonly JudgedGroup[] {
  const byKey = new Map<string, readonly Decision[]>();
  for (const decision of decisions) byKey.set(keyText(decision), [...(byKey.get(keyText(decision)) ?? []), decision]);
  const decisionOn = (key: DecisionKey | undefined) =>
    key === undefined ? undefined : strictest(byKey.get(keyText(key)) ?? []);
  const judgedGroups = groups.map((group): JudgedGroup => {
    const key = keyOfCause(group);
    const decision = decisionOn(key);
    const judged = group.differences.map((difference): JudgedDifference => {
      const own = decisionOn(keyOfDifference(difference));
      return { difference, standing: own?.verdict ?? decision?.verdict ?? 'open', ...(own && { decision: own }) };
    });
    const conflict = key && conflictOf(key, decisions, areOfTwoBranches);
    return {
      ...group,
      judged,
      standing: standingOf(judged),
      ...(decision && { decision }),
      ...(conflict && { conflict }),
    };
  });
  return judgedGroups.sort((one, other) => rankOf(one) - rankOf(other));
}

const rankOf = ({ standing }: JudgedGroup) => ({ refused: 0, open: 0, later: 1, accepted: 2 })[standing];

const keyText = ({ of, before, after }: DecisionKey) => `${of} ${before} ${after}`;

/** Decisions of two branches on the same thing may differ. Then it is not accepted. */
function strictest(decisions: readonly Decision[]): Decision | undefined {
  const order: readonly Verdict[] = ['refused', 'later', 'accepted'];
  return order.flatMap((verdict) => decisions.filter((one) => one.verdict === verdict))[0];
}

function standingOf(judged: readonly JudgedDifference[]): Standing {
  const order: readonly Standing[] = ['refused', 'open', 'later'];
  return order.find((standing) => judged.some((one) => one.standing === standing)) ?? 'accepted';
}

function conflictOf(
  key: DecisionKey,
  decisions: readonly Decision[],
  areOfTwoBranches: OfTwoBranches,
): Conflict | undefined {
  const same = decisions.filter((one) => isSameKey(one, key));
  const other = same.find(({ verdict }) => verdict !== strictest(same)?.verdict);
  if (other !== undefined) return { ...other, isOfTwoBranches: true };
  // Decided for other values of the same edit: on another branch, which is a conflict; or earlier, which matters only
  // while this value is undecided.
  const ofOtherValues = decisions.filter(
    ({ of, before, after }) => of === key.of && before === key.before && after !== key.after,
  );
  const ofBranch = ofOtherValues.find((one) =>
    [...same, ...ofOtherValues].some((decided) => decided.after !== one.after && areOfTwoBranches(one, decided)),
  );
  if (ofBranch !== undefined) return { ...ofBranch, isOfTwoBranches: true };
  const latest = [...ofOtherValues].sort((one, next) => one.on.localeCompare(next.on)).at(-1);
  return same.length > 0 || latest === undefined ? undefined : { ...latest, isOfTwoBranches: false };
}

/** Decisions that say nothing of these groups. */
export function decisionsOnGone(groups: readonly JudgedGroup[], decisions: readonly Decision[]): readonly Decision[] {
  const keys = new Set(
    groups
      .flatMap((group) => [keyOfCause(group), group.conflict, ...group.differences.map(keyOfDifference)])
      .map((key) => key && keyText(key)),
  );
  return decisions.filter((decision) => !keys.has(keyText(decision)));
}

/** Whether nothing is left to decide. */
export function isSettled(groups: readonly JudgedGroup[]): boolean {
  return groups.every(({ standing }) => standing === 'accepted');
}
