import type { Difference, Group } from '../causes/group-by-cause';
import { type Decision, type DecisionKey, isSameKey, keyOfCause, keyOfDifference, type Verdict } from './decision';

export type Standing = Verdict | 'open';

/** A group with what was decided of it. */
export type JudgedGroup = Group & {
  readonly standing: Standing;
  /** The decision on its cause. */
  readonly decision?: Decision;
  readonly judged: readonly JudgedDifference[];
  /** Somebody decided otherwise of the same: another value of the same edit, or two verdicts in files that were merged. */
  readonly conflict?: Decision;
};

export type JudgedDifference = {
  readonly difference: Difference;
  readonly standing: Standing;
  readonly decision?: Decision;
};

/** What was decided of each group. One that is refused stays so until it is gone. */
export function judge(groups: readonly Group[], decisions: readonly Decision[]): readonly JudgedGroup[] {
  const byKey = new Map<string, readonly Decision[]>();
  for (const decision of decisions) byKey.set(keyText(decision), [...(byKey.get(keyText(decision)) ?? []), decision]);
  const decisionOn = (key: DecisionKey | undefined) =>
    key === undefined ? undefined : strictest(byKey.get(keyText(key)) ?? []);
  return groups.map((group) => {
    const key = keyOfCause(group);
    const decision = decisionOn(key);
    const judged = group.differences.map((difference): JudgedDifference => {
      const own = decisionOn(keyOfDifference(difference));
      return { difference, standing: own?.verdict ?? decision?.verdict ?? 'open', ...(own && { decision: own }) };
    });
    const conflict = key && conflictOf(key, decisions);
    return {
      ...group,
      judged,
      standing: standingOf(judged),
      ...(decision && { decision }),
      ...(conflict && { conflict }),
    };
  });
}

const keyText = ({ of, before, after }: DecisionKey) => `${of} ${before} ${after}`;

/** Two branches may have decided otherwise of the same: then nothing is accepted. */
function strictest(decisions: readonly Decision[]): Decision | undefined {
  const order: readonly Verdict[] = ['refused', 'later', 'accepted'];
  return order.flatMap((verdict) => decisions.filter((one) => one.verdict === verdict))[0];
}

function standingOf(judged: readonly JudgedDifference[]): Standing {
  const order: readonly Standing[] = ['refused', 'open', 'later'];
  return order.find((standing) => judged.some((one) => one.standing === standing)) ?? 'accepted';
}

function conflictOf(key: DecisionKey, decisions: readonly Decision[]): Decision | undefined {
  const same = decisions.filter((one) => isSameKey(one, key));
  const isDivided = new Set(same.map(({ verdict }) => verdict)).size > 1;
  if (isDivided) return same.find(({ verdict }) => verdict !== strictest(same)?.verdict);
  if (same.length > 0) return undefined;
  return decisions.find(({ of, before, after }) => of === key.of && before === key.before && after !== key.after);
}

/** Whether nothing is left to decide. */
export function isSettled(groups: readonly JudgedGroup[]): boolean {
  return groups.every(({ standing }) => standing === 'accepted');
}
