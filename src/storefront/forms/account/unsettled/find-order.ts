import { amountText, minorOf } from '@/storefront/forms/rules/read-amount';
import type { Unsettled } from '@/storefront/platform/gateway/intents';
import type { Dates } from '@/storefront/platform/languages/dates';

/** An order as a record has it. */
export type RecordedOrder = {
  /** Epoch milliseconds. */
  readonly at: number;
  /** In units of the currency, out or in. */
  readonly amount: number | string | null | undefined;
};

type Movement = { readonly tx_time?: string | null; readonly amount?: RecordedOrder['amount'] };

/** Movements of the account as orders. */
export function movementsOf({ list }: { readonly list: readonly Movement[] }, dates: Dates): readonly RecordedOrder[] {
  return list.map(({ tx_time, amount }) => ({ at: dates.epoch(tx_time ?? ''), amount }));
}

/** How far a phone's clock may go from the platform's, and how late an order may be written down, in milliseconds. */
const early = 60_000;
const late = 180_000;

/** The order that a record has of an intent: of its amount, and of the time in which it was sent. */
export function findOrder<Order extends RecordedOrder>(
  { at, last, isOf }: Unsettled,
  orders: readonly Order[],
): Order | undefined {
  return orders.find((order) => order.at >= at - early && order.at <= last + late && isOf(textOf(order.amount)));
}

function textOf(amount: RecordedOrder['amount']): string {
  return amountText(minorOf(String(amount ?? '').replace('-', '')) ?? 0);
}
