import { amountText, minorOf } from '@/storefront/forms/rules/read-amount';
import type { SendTimes, UnsettledIntent } from '@/storefront/platform/gateway/intents';

type Amount = number | string | null | undefined;

/** An order of a record. */
export type RecordedOrder = {
  /** Epoch milliseconds. */
  readonly at: number;
  /** In units of the currency, either sign. */
  readonly amount: Amount;
  /** Other amounts under which it may have been sent. */
  readonly also?: readonly Amount[];
};

/** What became of an intent: it is in the record, it is not, or the record cannot tell. */
export type Told =
  | { readonly kind: 'found'; readonly of: UnsettledIntent; readonly amount: string }
  | { readonly kind: 'none' | 'untold'; readonly of: UnsettledIntent };

/** By a record that was read at a time (epoch ms). Undefined while it proves nothing yet. */
export function toldBy(orders: readonly RecordedOrder[], of: UnsettledIntent, readAt: number): Told | undefined {
  const left = withoutOthers(orders, of);
  const order = findOrder(of, left);
  if (order !== undefined) return { kind: 'found', of, amount: textOf(order.amount) };
  const isNone = saysNothingOrdered(of, left, readAt);
  return isNone === undefined ? undefined : { kind: isNone ? 'none' : 'untold', of };
}

/** Rows of one page of a record. A page with fewer is the whole record. */
const rowsOfPage = 20;

/** Milliseconds by which the phone's clock may differ from the platform's, or an order may be recorded late. */
const early = 60_000;
const late = 180_000;

/** The order that belongs to an intent: same amount, and recorded when it was sent. */
function findOrder(of: UnsettledIntent, orders: readonly RecordedOrder[]): RecordedOrder | undefined {
  return orders.find((order) => isWithin(order, of) && isSentAs(order, of));
}

/** One order proves one request. Leaves out orders of other requests of the amount, if the record reaches back to them. */
function withoutOthers(orders: readonly RecordedOrder[], of: UnsettledIntent): readonly RecordedOrder[] {
  return of.others.reduce((left, other) => {
    if (!reachesBack(orders, other.at)) return left;
    const [own] = left
      .filter((order) => isWithin(order, other) && isSentAs(order, of))
      .sort((one, two) => Math.abs(one.at - other.last) - Math.abs(two.at - other.last));
    return left.filter((order) => order !== own);
  }, orders);
}

const isWithin = ({ at }: RecordedOrder, sent: SendTimes) => at >= sent.at - early && at <= sent.last + late;

/** Milliseconds after the last try in which a platform records an order. */
const writtenWithin = 60_000;
const day = 86_400_000;

/**
 * Whether a record that was read at a time (epoch ms) proves that there is no order of this intent; undefined while it
 * is too early. A record that does not reach back proves nothing, nor does one whose newest order has this amount: the
 * phone's clock may be wrong by hours.
 */
export function saysNothingOrdered(
  of: UnsettledIntent,
  orders: readonly RecordedOrder[],
  readAt: number,
): boolean | undefined {
  const { at, last } = of;
  if (readAt - last < writtenWithin) return undefined;
  const newest = Math.max(...orders.map((order) => order.at));
  if (orders.some((order) => !(order.at < newest || order.at < at - day) && isSentAs(order, of))) return false;
  return reachesBack(orders, at);
}

function reachesBack(orders: readonly RecordedOrder[], at: number): boolean {
  return orders.length < rowsOfPage || orders.some((order) => order.at < at - early);
}

function isSentAs({ amount, also = [] }: RecordedOrder, { isOf }: UnsettledIntent): boolean {
  return [amount, ...also].map(textOf).some(isOf);
}

function textOf(amount: Amount): string {
  return amountText(minorOf(String(amount ?? '').replace('-', '')) ?? 0);
}
