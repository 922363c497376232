import type { ReactNode } from 'react';
import { FormAlert } from '@/storefront/forms/form-alert';
import { minorOf } from '@/storefront/forms/rules/read-amount';
import { depositChannelsQuery } from '@/storefront/platform/gateway/queries/money/deposit';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { UnsettledDeposit } from './unsettled-deposit';
import type { Order } from './use-orders';
import { useSubmit } from './use-submit';
import { type DepositWay, waysOf } from './ways';

type Props = {
  /** The order whose code has expired. */
  readonly order: Order;
  readonly record: ReactNode;
  readonly onMade: (order: Order) => void;
};

/** A button for a new order with the same way, amount and bonus. If one of them is unknown, there is no button. */
export function NewCode({ order, record, onMade }: Props) {
  const t = useText();
  const channels = useQuery(depositChannelsQuery(useGateway()));
  const { busy, refusal, isLocked, submit } = useSubmit();
  const way = waysOf(channels.data ?? {}).find(({ name }) => name === order.channelName);
  const minor = minorOf(order.amount);
  if (way === undefined || minor === undefined || !knowsBonus(order)) return null;
  const requestNewCode = async (sameWay: DepositWay, amount: number) => {
    const promotionId = order.promotionId ? String(order.promotionId) : undefined;
    const result = await submit({ way: sameWay, minor: amount, promotionId, payeeName: undefined });
    if (result?.outcome === 'done') onMade(result.value);
  };
  return (
    <>
      <Button
        icon="refresh"
        size="l"
        wide
        busy={busy}
        disabled={isLocked}
        onClick={() => void requestNewCode(way, minor)}
      >
        {t('widget.deposit.newCode')}
      </Button>
      <FormAlert problems={[refusal]} />
      <UnsettledDeposit record={record} busy={busy} />
    </>
  );
}

/** Whether the order names its bonus's promotion, or has no bonus: a platform may give one without naming it. */
function knowsBonus({ bonus, promotionId }: Order): boolean {
  return Boolean(promotionId) || (minorOf(bonus) ?? 0) === 0;
}
