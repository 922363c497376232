import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';

/** Replaces the name when the balance could not be read again: says since when (epoch ms) it is known. */
export default function OldBalance({ since }: { readonly since: number }) {
  const t = useText();
  const dates = useDates();
  return (
    <span role="status">
      <span className="sr-only">{t('widget.old.since', { time: dates.dateTime(since) })}</span>
      <span aria-hidden="true">{t('widget.old.short', { time: dates.time(since, 'HH:mm') })}</span>
    </span>
  );
}
