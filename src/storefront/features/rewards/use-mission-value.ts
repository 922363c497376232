import type { Mission } from '@/storefront/platform/gateway/queries/money/missions';
import { useFormat } from '@/storefront/platform/languages/use-format';

/** Writes a mission's value: money, or a number if it counts something else. */
export function useMissionValue({
  unit,
}: Pick<Mission, 'unit'>): (value: number | string | null | undefined) => string {
  const format = useFormat();
  return (value) => (unit === 'COUNT' ? format.number(value ?? 0) : format.money(value ?? 0));
}
