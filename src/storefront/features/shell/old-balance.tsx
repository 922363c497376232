import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';

/** In the place of the name: since when the balance below it is known (epoch ms), as it could not be read anew. */
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
