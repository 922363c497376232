import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './open-orders.module.css';
import { isOpen, type Order, stateOf } from './use-orders';
import { clockText, useSecondsLeft } from './use-seconds-left';

type Props = { readonly orders: readonly Order[]; readonly onOpen: (order: Order) => void };

/** Deposits that were begun and are not settled: a tap goes on with one. */
export function OpenOrders({ orders, onOpen }: Props) {
  const t = useText();
  const open = orders.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <section aria-label={t('widget.deposit.open')}>
      <ul className={styles.list}>
        {open.map((order) => (
          <li key={order.orderNo}>
            <OpenOrder order={order} onOpen={() => onOpen(order)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenOrder({ order, onOpen }: { readonly order: Order; readonly onOpen: () => void }) {
  const t = useText();
  const format = useFormat();
  const left = useSecondsLeft(order.expiresAt);
  const state = stateOf(order);
  return (
    <button type="button" className={styles.order} onClick={onOpen}>
      <Icon name="clock" />
      <span className={styles.words}>
        <bdi className={styles.amount}>{format.money(order.amount)}</bdi>
        <span className={styles.note}>
          {order.channelName} · {t(`widget.deposit.state.${state}`)}
        </span>
      </span>
      {state === 'pending' && left !== undefined && <bdi className={styles.left}>{format.digits(clockText(left))}</bdi>}
      <Icon name="chevron" size="s" />
    </button>
  );
}
