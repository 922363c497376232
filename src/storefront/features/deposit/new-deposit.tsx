import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { depositChannelsQuery, depositSettingsQuery } from '@/storefront/platform/gateway/queries/deposit';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import styles from './deposit.module.css';
import { DepositForm } from './deposit-form';
import { OpenOrders } from './open-orders';
import type { Order } from './use-orders';
import { WayList } from './way-list';
import { waysOf } from './ways';

type Props = {
  /** Says what arrives, and offers bonuses. */
  readonly detail: boolean;
  readonly orders: readonly Order[];
  /** Ways to the record and to help, as config has them. */
  readonly record: ReactNode;
  readonly help: ReactNode;
  readonly onOpen: (order: Order) => void;
  readonly onMade: (order: Order) => void;
};

export function NewDeposit({ detail, orders, record, help, onOpen, onMade }: Props) {
  const t = useText();
  const gateway = useGateway();
  const settings = useQuery(depositSettingsQuery(gateway));
  const channels = useQuery(depositChannelsQuery(gateway));
  const [chosen, setChosen] = useState<string>();
  if (settings.data?.allowDeposit === 'N' || isSwitchedOff(channels)) {
    return (
      <EmptyState icon="lock" title={t('widget.deposit.closed')} text={t('widget.deposit.closedNote')}>
        {help}
      </EmptyState>
    );
  }
  return (
    <div className={styles.deposit}>
      <OpenOrders orders={orders} onOpen={onOpen} />
      <QueryState query={channels} skeleton="form">
        {(kinds) => {
          const ways = waysOf(kinds);
          const way = ways.find(({ id }) => id === chosen) ?? ways[0];
          if (way === undefined) {
            return (
              <EmptyState icon="wallet" title={t('widget.deposit.none')} text={t('widget.deposit.closedNote')}>
                {help}
              </EmptyState>
            );
          }
          return (
            <>
              <WayList ways={ways} chosen={way.id} onChoose={setChosen} />
              <DepositForm way={way} detail={detail} record={record} onMade={onMade} />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}
