import { amountText, minorOf } from '@/storefront/forms/rules/read-amount';
import type { Unsettled } from '@/storefront/platform/gateway/intents';
import type { Dates } from '@/storefront/platform/languages/dates';

/** An order of a record. */
export type RecordedOrder = {
  /** Epoch milliseconds. */
  readonly at: number;
  /** In units of the currency, either sign. */
  readonly amount: number | string | null | undefined;
};

type Movement = { readonly tx_time?: string | null; readonly amount?: RecordedOrder['amount'] };

/** Movements of the account as orders. */
export function movementsOf({ list }: { readonly list: readonly Movement[] }, dates: Dates): readonly RecordedOrder[] {
  return list.map(({ tx_time, amount }) => ({ at: dates.epoch(tx_time ?? ''), amount }));
}

/** Rows of one page of a record. A page with fewer is the whole record. */
const rowsOfPage = 20;

/** Milliseconds by which the phone's clock may differ from the platform's, or an order may be recorded late. */
const early = 60_000;
const late = 180_000;

/** The order that belongs to an intent: same amount, and recorded when it was sent. */
export function findOrder<Order extends RecordedOrder>(
  { at, last, isOf }: Unsettled,
  orders: readonly Order[],
): Order | undefined {
  return orders.find((order) => order.at >= at - early && order.at <= last + late && isOf(textOf(order.amount)));
}

/** Milliseconds after the last try in which a platform records an order. */
const writtenWithin = 60_000;
const day = 86_400_000;

/**
 * Whether a record that was read at a time (epoch ms) proves that there is no order of this intent; undefined while it
 * is too early. A record that does not reach back proves nothing, nor does one whose newest order has this amount: the
 * phone's clock may be wrong by hours.
 */
export function saysNothingOrdered(
  { at, last, isOf }: Unsettled,
  orders: readonly RecordedOrder[],
  readAt: number,
): boolean | undefined {
  if (readAt - last < writtenWithin) return undefined;
  const newest = Math.max(...orders.map((order) => order.at));
  if (orders.some((order) => !(order.at < newest || order.at < at - day) && isOf(textOf(order.amount)))) return false;
  return orders.length < rowsOfPage || orders.some((order) => order.at < at - early);
}

function textOf(amount: RecordedOrder['amount']): string {
  return amountText(minorOf(String(amount ?? '').replace('-', '')) ?? 0);
}
