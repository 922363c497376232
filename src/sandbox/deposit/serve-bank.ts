import type { Environment } from '../environment';
import { toWire } from '../store/money';
import { readFirst, sql, write } from '../store/query';
import type { Row } from '../store/tables';
import { findChannel } from './channels';
import { changeOrder, depositState } from './orders';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/**
 * The page of the sandbox's bank: shows an order by its number and pays or cancels it. A transfer is closed here: the
 * player confirms it in the shop. Undefined for an unknown path or order.
 */
export async function serveBank({ store, now }: Environment, request: Request): Promise<Response | undefined> {
  const ref = /^\/sandbox-bank\/([A-Z0-9]{4,32})$/.exec(new URL(request.url).pathname)?.[1];
  if (ref === undefined) return undefined;
  const order = await readFirst(
    store,
    sql<Row<'deposits'> & Pick<Row<'depositOrders'>, 'expires' | 'vendorId'>>`
      select d.*, o.expires, o.vendor_id from deposits d join deposit_orders o on o.ref = d.ref where d.ref = ${ref}`,
  );
  if (!order) return undefined;
  const isTransfer = findChannel(order.mode, order.vendorId)?.submitKind === 'manual';
  const isPayable = order.expires > now() && !isTransfer;
  if (request.method === 'POST') {
    const isPaid = new URLSearchParams(await request.text()).get('act') === 'pay';
    const { memberId } = order;
    if (isPayable) await write(store, (statements) => changeOrder(statements, { ref, memberId, isPaid, now: now() }));
    return new Response(null, { status: 303, headers: { location: `/sandbox-bank/${ref}` } });
  }
  const isOpen = order.state === depositState.pending && isPayable;
  return new Response(page({ ref, amount: toWire(order.minor), mode: order.mode, isOpen }), {
    headers,
  });
}

type ShownOrder = { readonly ref: string; readonly amount: number; readonly mode: string; readonly isOpen: boolean };

function page({ ref, amount, mode, isOpen }: ShownOrder): string {
  const payForm =
    '<form method="post"><button name="act" value="pay">Pay</button> <button name="act" value="refuse">Refuse</button></form>';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox bank</title></head>
<body>
<main>
<h1>Sandbox bank</h1>
<p>${mode} order ${ref}: <strong>${amount.toFixed(2)}</strong></p>
${isOpen ? payForm : '<p role="status">This order is closed here.</p>'}
<p><a href="/m/voucherCenter?order=${ref}">Back to the shop</a></p>
</main>
</body>
</html>`;
}
