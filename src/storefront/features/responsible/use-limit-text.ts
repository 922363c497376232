import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { LimitKind } from './use-safer-play';

/** Writes the amount of a limit: money, or minutes. */
export function useLimitText(): (kind: LimitKind | null, amount: number) => string {
  const t = useText();
  const format = useFormat();
  return (kind, amount) =>
    kind === 'time' ? t('widget.safer.minutes', { minutes: format.number(amount) }) : format.money(amount);
}
