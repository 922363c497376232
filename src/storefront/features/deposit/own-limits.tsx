import { amountText } from '@/storefront/forms/rules/read-amount';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './deposit.module.css';
import type { OwnRoom } from './own-room';

/** Said before anything is typed: a break that the member takes, or what a limit of their own leaves. */
export function OwnLimits({ room: { pause, left } }: { readonly room: OwnRoom }) {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  if (pause === null && left === undefined) return null;
  return (
    <p className={styles.own} role="status">
      <Icon name={pause === null ? 'shield' : 'lock'} />
      <span>
        {pause === null && t('widget.deposit.ownLeft', { amount: format.money(amountText(left ?? 0)) })}
        {pause !== null &&
          (pause.until === null
            ? t('widget.safer.excluded')
            : t('widget.safer.until', { at: dates.dateTime(pause.until) }))}
      </span>
    </p>
  );
}
