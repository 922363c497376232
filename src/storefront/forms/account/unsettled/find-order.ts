import { amountText, minorOf } from '@/storefront/forms/rules/read-amount';
import { bookedLateMs, type SendTimes, type UnsettledIntent } from '@/storefront/platform/gateway/intents';

type Amount = number | string | null | undefined;

/** An order of a record. */
export type RecordedOrder = {
  /** Epoch milliseconds. */
  readonly at: number;
  /** In units of the currency, either sign. */
  readonly amount: Amount;
  /** Other amounts under which it may have been sent. */
  readonly also?: readonly Amount[];
  /** Of an order for several: how many got their part, and how many did not. */
  readonly receivers?: Receivers | undefined;
};

/** The newest page of a record. */
export type RecordPage = {
  readonly orders: readonly RecordedOrder[];
  /** Time of its oldest row in epoch ms; -Infinity where this page is the whole record. */
  readonly reachesTo: number;
};

/** Rows of a page of a record. A page with fewer holds all rows that there are. */
const rowsOfPage = 20;

/** A page with rows of these times (epoch ms), of which some are orders. */
export function recordPage(times: readonly number[], orders: readonly RecordedOrder[]): RecordPage {
  const reachesTo = times.length < rowsOfPage ? -Infinity : Math.min(...times.filter(Number.isFinite));
  return { orders, reachesTo };
}

export type Receivers = { readonly reached: number; readonly missed: number };

/** What became of an intent: it is in the record (`at` epoch ms), it is not, or the record cannot tell. */
export type RecordedOutcome =
  | {
      readonly kind: 'found';
      readonly of: UnsettledIntent;
      readonly amount: string;
      readonly at: number;
      readonly receivers: Receivers | undefined;
    }
  | { readonly kind: 'none' | 'untold'; readonly of: UnsettledIntent };

/** What the record says of an intent, or what another tab knows: it was `done`, or `refused`. */
export type RequestOutcome = RecordedOutcome | { readonly kind: 'done' | 'refused'; readonly of: UnsettledIntent };

/** The outcome by a record that was read at a time (epoch ms). Undefined while the record proves nothing yet. */
export function outcomeBy(page: RecordPage, request: UnsettledIntent, readAt: number): RecordedOutcome | undefined {
  const candidates = withoutOthers(page, request);
  const order = findOrder(request, candidates);
  if (order !== undefined) {
    const { amount, at, receivers } = order;
    return { kind: 'found', of: request, amount: textOf(amount), at, receivers };
  }
  const isNone = provesNoOrder(request, { ...page, orders: candidates }, readAt);
  return isNone === undefined ? undefined : { kind: isNone ? 'none' : 'untold', of: request };
}

/** Milliseconds by which the phone's clock may differ from the platform's. */
const clockErrorMs = 60_000;

/** The order that belongs to an intent: same amount, and recorded when it was sent. */
function findOrder(request: UnsettledIntent, orders: readonly RecordedOrder[]): RecordedOrder | undefined {
  return orders.find((order) => isWithin(order, request) && isSentAs(order, request));
}

/**
 * One order proves one request. Leaves out orders of other requests for the same amount, if the record reaches back to
 * those requests.
 */
function withoutOthers(page: RecordPage, request: UnsettledIntent): readonly RecordedOrder[] {
  return request.others.reduce((remaining, other) => {
    if (!reachesBack(page, other.at)) return remaining;
    const [orderOfOther] = remaining
      .filter((order) => isWithin(order, other) && isSentAs(order, request))
      .sort((one, two) => Math.abs(one.at - other.last) - Math.abs(two.at - other.last));
    return remaining.filter((order) => order !== orderOfOther);
  }, page.orders);
}

const isWithin = ({ at }: RecordedOrder, request: SendTimes) =>
  at >= request.at - clockErrorMs && at <= request.last + bookedLateMs;

/** Milliseconds after the last try in which a platform records an order. */
const recordedWithinMs = 60_000;
const dayMs = 86_400_000;

/**
 * Whether a record that was read at a time (epoch ms) proves that there is no order of this intent; undefined while it
 * is too early. A record that does not reach back proves nothing, nor does one whose newest order has this amount and
 * is less than a day older than the request: the phone's clock may be wrong by hours.
 */
export function provesNoOrder(request: UnsettledIntent, page: RecordPage, readAt: number): boolean | undefined {
  const { orders } = page;
  const { at: firstTryAt, last: lastTryAt } = request;
  if (readAt - lastTryAt < recordedWithinMs) return undefined;
  const newest = Math.max(...orders.map((order) => order.at));
  // Of an order without a time (NaN) neither comparison holds, so it counts as the newest. `newest` is NaN then, so
  // each order of the day before counts as well.
  const isOlder = ({ at }: RecordedOrder) => at < newest || at < firstTryAt - dayMs;
  if (orders.some((order) => !isOlder(order) && isSentAs(order, request))) return false;
  return reachesBack(page, firstTryAt);
}

function reachesBack({ reachesTo }: RecordPage, at: number): boolean {
  return reachesTo < at - clockErrorMs;
}

function isSentAs({ amount, also = [] }: RecordedOrder, { isOf }: UnsettledIntent): boolean {
  return [amount, ...also].map(textOf).some(isOf);
}

function textOf(amount: Amount): string {
  return amountText(minorOf(String(amount ?? '').replace('-', '')) ?? 0);
}
