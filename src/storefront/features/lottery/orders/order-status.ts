/** Not drawn yet, the only state in which a suborder can be cancelled. */
const notDrawn = 2;
const refetchMs = 15_000;

type WithStatus = { readonly orderStatus?: number | string | null | undefined };

export function isWaiting({ orderStatus }: WithStatus): boolean {
  return Number(orderStatus) === notDrawn;
}

/** Milliseconds until orders are read again; false if none waits for its draw. */
export function untilNextRead(orders: readonly WithStatus[]): number | false {
  return orders.some(isWaiting) ? refetchMs : false;
}
