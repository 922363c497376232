import { readPercent } from '@/storefront/forms/rules/read-percent';
import type { CallValue } from '@/storefront/platform/gateway/gateway';

/** The least and the highest rebate of a group of games, in percent. */
export type RebateLimit = { readonly group: string; readonly least: number; readonly most: number };

/** The limits of each group. The most is the agent's own rebate; for an agent without rebates, the platform's. */
export function toLimits(
  platform: CallValue<'globalRebateSettings'>,
  ownSettings: CallValue<'rebateSettings'>,
): readonly RebateLimit[] {
  const ownByGroup = new Map(
    (ownSettings ?? []).map(({ gameCategory, rebate }) => [gameCategory, Number(rebate ?? 0)]),
  );
  const platformLimits = (platform ?? []).map(({ gameGroupCode, minRebate, maxRebate }) => ({
    group: gameGroupCode,
    least: Number(minRebate ?? 0),
    most: ownByGroup.size === 0 ? Number(maxRebate ?? 0) : (ownByGroup.get(gameGroupCode) ?? 0),
  }));
  const otherLimits = [...ownByGroup].flatMap(([group, most]) =>
    platformLimits.some((one) => one.group === group) ? [] : [{ group, least: 0, most }],
  );
  return [...platformLimits, ...otherLimits].filter(({ least, most }) => most > 0 && least <= most);
}

/** Name of a group's field in the form. */
export function rebateField(group: string): string {
  return `rebate ${group}`;
}

/** The typed rebate of each group. */
export function rebatesIn(
  limits: readonly RebateLimit[],
  typedValue: (name: string) => string | undefined,
): readonly { readonly group: string; readonly rebate: number }[] {
  return limits.map(({ group }) => ({ group, rebate: readPercent(typedValue(rebateField(group)) ?? '') ?? 0 }));
}
