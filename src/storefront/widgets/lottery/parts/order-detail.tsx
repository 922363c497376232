import { useQuery } from '@tanstack/react-query';
import { lotteryLinesQuery, lotteryOrderQuery } from '@/storefront/gateway/lottery';
import { useGateway } from '@/storefront/gateway/use-gateway';
import { useFormat } from '@/storefront/i18n/use-format';
import { useText } from '@/storefront/i18n/use-text';
import { Dialog } from '@/storefront/ui/dialog';
import { QueryState } from '@/storefront/ui/live/query-state';
import { CancelOrder } from './cancel-order';
import styles from './order-detail.module.css';

type Props = {
  readonly id: string;
  readonly states: { readonly [status: string]: string };
  readonly onClose: () => void;
};

/** Not drawn yet: the only state in which a suborder can be cancelled. */
const open = 2;

/** One order with its bets; while it is not drawn it can be cancelled. */
export function OrderDetail({ id, states, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const order = useQuery(lotteryOrderQuery(gateway, id));
  const lines = useQuery(lotteryLinesQuery(gateway, id));
  const { data } = order;
  const canCancel = data !== undefined && Number(data.orderStatus) === open && data.cancellable !== false;
  return (
    <Dialog
      title={t('widget.lottery.detail')}
      closeLabel={t('widget.close')}
      onClose={onClose}
      footer={canCancel ? <CancelOrder id={id} /> : undefined}
    >
      <QueryState query={order} skeleton="card">
        {(value) => (
          <dl className={styles.facts}>
            <Fact name={t('widget.lottery.game')} value={value.gameName || value.gameCode || ''} />
            <Fact name={t('widget.lottery.number')} value={value.orderNumber} />
            <Fact name={t('widget.lottery.issueName')} value={value.numero} />
            <Fact name={t('widget.lottery.state')} value={states[String(value.orderStatus)] ?? ''} />
            <Fact name={t('widget.lottery.winning')} value={value.winningNumber ?? '–'} />
            <Fact name={t('widget.lottery.bet')} value={format.money(value.actualBettingAmount ?? 0)} />
            <Fact
              name={t('widget.lottery.won')}
              value={value.winningAmount === null ? '–' : format.money(value.winningAmount ?? 0)}
            />
            {value.chase && (
              <Fact
                name={t('widget.lottery.chase')}
                value={`${format.number(value.chase.actualChasingPhase ?? 0)} / ${format.number(value.chase.totalChasePhases ?? 0)}`}
              />
            )}
          </dl>
        )}
      </QueryState>
      <QueryState query={lines} skeleton="line">
        {({ content }) => (
          <ul className={styles.lines}>
            {content.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and do not move
              <li key={index}>
                <span>{line.playName ?? line.playId}</span>
                <bdi>{line.bettingContent}</bdi>
                <bdi>{format.money(line.bettingAmount ?? 0)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Dialog>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
