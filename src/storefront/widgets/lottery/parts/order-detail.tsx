import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '@/storefront/gateway/error-text';
import { cancelSubOrders, lotteryLinesQuery, lotteryOrderQuery } from '@/storefront/gateway/lottery';
import { useGateway } from '@/storefront/gateway/use-gateway';
import { useFormat } from '@/storefront/i18n/use-format';
import { useText } from '@/storefront/i18n/use-text';
import { useAction } from '@/storefront/renderer/hooks';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/dialog';
import { QueryState } from '@/storefront/ui/live/query-state';
import { toast } from '@/storefront/ui/toast';
import styles from './order-detail.module.css';

type Props = {
  readonly id: string;
  readonly states: { readonly [status: string]: string };
  readonly onClose: () => void;
};

/** Not drawn yet: the only state in which a suborder can be cancelled. */
const open = 2;

/** One order with its bets; while it is not drawn it can be cancelled, after a second tap. */
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
      footer={canCancel ? <CancelButton id={id} /> : undefined}
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
      <ul className={styles.lines}>
        {(lines.data?.content ?? []).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and do not move
          <li key={index}>
            <span>{line.playName ?? line.playId}</span>
            <span>{line.bettingContent}</span>
            <span>{format.money(line.bettingAmount ?? 0)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Asks once more, locks, sends once, and reads everything again: what the server says counts. */
function CancelButton({ id }: { readonly id: string }) {
  const t = useText();
  const run = useAction();
  const gateway = useGateway();
  const queries = useQueryClient();
  const [state, setState] = useState<'idle' | 'sure' | 'sent'>('idle');
  const send = async () => {
    setState('sent');
    try {
      await cancelSubOrders(gateway, [id]);
      toast({ kind: 'success', text: t('widget.lottery.cancelled') });
    } catch (error) {
      toast({ kind: 'fail', text: errorText(error, t) });
    }
    await queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[2]).startsWith('lotteryOrder') });
    run({ do: 'refreshBalance' });
    setState('idle');
  };
  return (
    <Button
      tone={state === 'idle' ? 'secondary' : 'danger'}
      wide
      busy={state === 'sent'}
      onClick={() => (state === 'idle' ? setState('sure') : void send())}
    >
      {t(state === 'idle' ? 'widget.lottery.cancel' : 'widget.lottery.cancelSure')}
    </Button>
  );
}
