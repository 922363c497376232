import { useDates } from '@/storefront/platform/languages/use-dates';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import styles from './order-row.module.css';
import type { Order, OrderNames } from './use-orders';

type Props = { readonly order: Order; readonly names: OrderNames; readonly onOpen: () => void };

export function OrderRow({ order, names, onOpen }: Props) {
  const t = useText();
  const format = useFormat();
  const dates = useDates();
  const { numero, bettingTime, actualBettingAmount, planBettingAmount, winningAmount } = order;
  const won = Number(winningAmount ?? 0);
  return (
    <button type="button" className={styles.row} onClick={onOpen} data-status={order.orderStatus}>
      <span className={styles.name}>{names.gameOf(order)}</span>
      <bdi className={styles.amount}>{format.money(actualBettingAmount ?? planBettingAmount ?? 0)}</bdi>
      <span className={styles.note}>
        {t('widget.lottery.issue', { numero })} · <bdi>{dates.dateTime(bettingTime ?? '')}</bdi>
      </span>
      <bdi className={styles.state}>{won > 0 ? format.gain(won) : names.stateOf(order)}</bdi>
    </button>
  );
}
