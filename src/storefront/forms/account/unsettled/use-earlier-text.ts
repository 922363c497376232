import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';

/** Says that an outcome is that of an earlier try, which was sent at a time in epoch milliseconds: nothing was done a second time. */
export function useEarlierText(): (at: number) => string {
  const t = useText();
  const dates = useDates();
  return (at) => t('widget.unsettled.earlier', { time: dates.dateTime(at) });
}
