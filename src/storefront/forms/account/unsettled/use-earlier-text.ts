import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';

/**
 * Gives a function that says that an outcome belongs to an earlier try of that time (epoch ms): nothing was done a
 * second time.
 */
export function useEarlierText(): (at: number) => string {
  const t = useText();
  const dates = useDates();
  return (at) => t('widget.unsettled.earlier', { time: dates.dateTime(at) });
}
