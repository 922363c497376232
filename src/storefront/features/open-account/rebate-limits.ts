import { useQuery } from '@tanstack/react-query';
import { ownRebatesQuery } from '@/storefront/platform/gateway/queries/open-account';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';

/** What may be given of one group of games, in percent. */
export type RebateLimit = { readonly group: string; readonly least: number; readonly most: number };

export function useRebateLimits() {
  return useQuery({
    ...ownRebatesQuery(useGateway()),
    select: (settings): readonly RebateLimit[] =>
      (settings ?? []).flatMap(({ gameCategory, rebate }) => {
        const most = Number(rebate ?? 0);
        return most > 0 ? [{ group: gameCategory, least: 0, most }] : [];
      }),
  });
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
