import { useDates } from '@/storefront/platform/languages/use-dates';
import { useText } from '@/storefront/platform/languages/use-text';

/** Time of a member's last login in words. */
export function useLastLogin(): (at: number | string | null | undefined) => string {
  const t = useText();
  const dates = useDates();
  return (at) => (at == null || at === '' || Number(at) === 0 ? t('widget.team.never') : dates.dateTime(at));
}
