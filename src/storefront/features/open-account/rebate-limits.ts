import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';

/** What may be given of one group of games, in percent. */
export type RebateLimit = { readonly group: string; readonly least: number; readonly most: number };

/** No more than the agent is given; who has no rebates of their own gives what the platform does. */
export function toLimits(
  platform: CallValue<'globalRebateSettings'>,
  own: CallValue<'rebateSettings'>,
): readonly RebateLimit[] {
  const given = new Map((own ?? []).map(({ gameCategory, rebate }) => [gameCategory, Number(rebate ?? 0)]));
  const known = (platform ?? []).map(({ gameGroupCode, minRebate, maxRebate }) => ({
    group: gameGroupCode,
    least: Number(minRebate ?? 0),
    most: given.size === 0 ? Number(maxRebate ?? 0) : (given.get(gameGroupCode) ?? 0),
  }));
  const others = [...given].flatMap(([group, most]) =>
    known.some((one) => one.group === group) ? [] : [{ group, least: 0, most }],
  );
  return [...known, ...others].filter(({ least, most }) => most > 0 && least <= most);
}

/** A percentage as it was typed, in digits of any script with at most two decimals; nothing typed is none. Undefined for anything else. */
export function readPercent(typed: string): number | undefined {
  const text = latinDigits(typed.trim()).replace(/[,٫](?=\d{1,2}$)/, '.');
  if (text === '') return 0;
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** The name of a group's field on a form. */
export function rebateField(group: string): string {
  return `rebate ${group}`;
}

/** What was typed for each group. */
export function rebatesIn(
  limits: readonly RebateLimit[],
  typedIn: (name: string) => string | undefined,
): readonly { readonly group: string; readonly rebate: number }[] {
  return limits.map(({ group }) => ({ group, rebate: readPercent(typedIn(rebateField(group)) ?? '') ?? 0 }));
}
