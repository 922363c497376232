import type { CallValue } from '@/storefront/gateway/gateway';
import { useDates } from '@/storefront/i18n/use-dates';
import { useFormat } from '@/storefront/i18n/use-format';
import { useText } from '@/storefront/i18n/use-text';
import styles from './order-row.module.css';

type Order = CallValue<'lotteryOrders'>['orders']['content'][number];
type Props = { readonly order: Order; readonly state: string | undefined; readonly onOpen: () => void };

export function OrderRow({ order, state, onOpen }: Props) {
  const t = useText();
  const format = useFormat();
  const dates = useDates();
  const { gameName, gameCode, numero, bettingTime, actualBettingAmount, planBettingAmount, winningAmount } = order;
  const won = Number(winningAmount ?? 0);
  return (
    <button type="button" className={styles.row} onClick={onOpen} data-status={order.orderStatus}>
      <span className={styles.name}>{gameName || gameCode}</span>
      <span className={styles.amount}>{format.money(actualBettingAmount ?? planBettingAmount ?? 0)}</span>
      <span className={styles.note}>
        {t('widget.lottery.issue', { numero })} · <bdi>{dates.dateTime(bettingTime ?? '')}</bdi>
      </span>
      <span className={styles.state}>{won > 0 ? format.gain(won) : (state ?? String(order.orderStatus))}</span>
    </button>
  );
}
