import { useQuery } from '@tanstack/react-query';
import { amountText, minorOf } from '@/storefront/forms/rules/read-amount';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { saferPlayQuery } from '@/storefront/platform/gateway/queries/responsible';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './deposit.module.css';

/** Said before anything is typed: a break that the member takes, or what a limit of their own leaves. Where the platform does not tell, it refuses later. */
export function OwnLimits() {
  const t = useText();
  const dates = useDates();
  const format = useFormat();
  const { data } = useQuery(saferPlayQuery(useGateway()));
  if (data === undefined) return null;
  const { pause } = data;
  const left = leftOf(data);
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

/** What the narrowest limit on deposits leaves, in minor units; undefined where there is none. */
function leftOf({ limits }: CallValue<'saferPlay'>): number | undefined {
  const rooms = limits.flatMap(({ kind, amount, used }) => {
    const most = kind === 'deposit' ? minorOf(amount) : undefined;
    return most === undefined ? [] : [Math.max(0, most - (minorOf(used) ?? 0))];
  });
  return rooms.length === 0 ? undefined : Math.min(...rooms);
}
