import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import type { Opening } from './opening';
import styles from './withdraw.module.css';

type Props = { readonly opening: Opening; readonly startTime: string };

/** Says before typing when withdrawals open again. */
export function ClosedNow({ opening: { minutes }, startTime }: Props) {
  const t = useText();
  const format = useFormat();
  const dates = useDates();
  const time = dates.ofZone(format.digits(startTime.slice(0, 5)));
  const timeLeft = { hours: format.number(Math.floor(minutes / 60)), minutes: format.number(minutes % 60) };
  return (
    <p className={styles.closed} role="status">
      <Icon name="clock" />
      <span>{t('widget.withdraw.opens', { time, ...timeLeft })}</span>
    </p>
  );
}
