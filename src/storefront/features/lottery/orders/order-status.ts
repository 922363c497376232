/** Not drawn yet, the only state in which a suborder can be cancelled. */
const notDrawn = 2;
const often = 15_000;

type Stated = { readonly orderStatus?: number | string | null | undefined };

export function isWaiting({ orderStatus }: Stated): boolean {
  return Number(orderStatus) === notDrawn;
}

/** Milliseconds until orders are read again; false if none waits for its draw. */
export function untilNextLook(orders: readonly Stated[]): number | false {
  return orders.some(isWaiting) ? often : false;
}
