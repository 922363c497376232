import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { lotteryOrdersKey, type OrderFilter } from '@/storefront/platform/gateway/queries/games/lottery';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useNewRows } from '@/storefront/platform/gateway/use-new-rows';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { ComeNote } from '@/storefront/ui/long-list/come-note';
import { LongList } from '@/storefront/ui/long-list/long-list';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { OrderRow } from './order-row';
import styles from './orders.module.css';
import type { Order, OrderNames } from './use-orders';

type Answer = CallValue<'lotteryOrders'>;
type Props = {
  readonly answer: Answer;
  readonly filter: OrderFilter;
  readonly names: OrderNames;
  /** Words for a list without orders. */
  readonly empty: string;
  readonly onOpen: (id: string) => void;
  readonly onFirstPage: () => void;
};

const idOf = ({ orderDetailId }: Order) => String(orderDetailId);

/** The orders of one page, and the sums of all pages. */
export function OrderList({ answer, filter, names, empty, onOpen, onFirstPage }: Props) {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const { orders, orderSumTO } = answer;
  const { rows, newCount, renew } = useNewRows<Answer, Order>(
    {
      page: filter.page,
      keyOf: (page) => lotteryOrdersKey(gateway, { ...filter, page }),
      rowsOf: ({ orders: { content } }) => content,
      idOf,
    },
    orders.content,
  );
  const showNew = () => {
    renew();
    onFirstPage();
  };
  return (
    <>
      <ComeNote count={newCount} onShow={showNew} />
      {orders.content.length === 0 ? (
        <EmptyState icon="list" title={empty} />
      ) : (
        <LongList rows={uniqueBy(rows, idOf)} className={styles.list}>
          {(order, place) => (
            <li key={idOf(order)} {...place}>
              <OrderRow order={order} names={names} onOpen={() => onOpen(idOf(order))} />
            </li>
          )}
        </LongList>
      )}
      {orderSumTO && orders.content.length > 0 && (
        <p className={styles.sum}>
          {t('widget.lottery.sum', {
            bet: format.money(orderSumTO.sumActualBettingAmt ?? 0),
            won: format.money(orderSumTO.sumWinningAmt ?? 0),
          })}
        </p>
      )}
    </>
  );
}
