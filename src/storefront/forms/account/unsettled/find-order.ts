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

/** Rows of a page of a record: one with fewer is the whole of it. */
const rowsOfPage = 20;

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

/** Milliseconds after the last try within which a platform writes an order down. */
const writtenWithin = 60_000;
const day = 86_400_000;

/**
 * Whether a record without an order of this intent, read at a time in epoch milliseconds, says that there is none;
 * undefined while it is too early. One that does not reach back says nothing, nor does one whose newest order is of
 * this amount: the phone's clock may be wrong by hours.
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
