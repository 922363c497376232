import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Announcement } from './announcement';

/**
 * Writes a period: first and last day; only the first if the last is the same or unknown. "Long term" stands for the
 * last day of what does not expire.
 */
export function useWhen(): (time: Announcement['time']) => string {
  const t = useText();
  const dates = useDates();
  return (time) => {
    if (time === undefined) return '';
    const start = dates.announcement(time.start);
    if (time.longTerm) return `${start} – ${t('widget.longTerm')}`;
    const end = time.end === undefined ? start : dates.announcement(time.end);
    return end === start ? start : `${start} – ${end}`;
  };
}
