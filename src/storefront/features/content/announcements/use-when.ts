import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';
import type { Announcement } from './announcement';

/** Writes when something holds: first day and last, one date where they are the same, "long term" where there is no end. */
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
