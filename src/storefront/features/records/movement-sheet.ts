import type { CallValue } from '@/storefront/platform/gateway/gateway';
import type { Sheet } from './record-line';
import { facts, pagesOf, sums } from './sheet-parts';

/** Types of movements: shown as outgoing although positive, not shown, named by their order. */
const outgoing: ReadonlySet<number> = new Set([2004, 6201]);
const hidden: ReadonlySet<number> = new Set([8122, 8222]);
const namedByOrder = 6114;

/** Movements of one account, or of those of a team with whose each is. */
export function movementSheet({
  list,
  footer,
  totalPage,
  total,
}: CallValue<'accountRecord'> | CallValue<'downlineRecord'>): Sheet {
  const rows: CallValue<'downlineRecord'>['list'] = list;
  return {
    lines: rows
      .filter(({ tx_type_id }) => !hidden.has(Number(tx_type_id)))
      .map((row, index) => {
        const { tx_id, tx_time, tx_type_id, amount, remark, order_no, current_avail_balance, customer_name } = row;
        const signed = outgoing.has(Number(tx_type_id)) ? -Math.abs(Number(amount ?? 0)) : (amount ?? 0);
        const otherwise = (Number(tx_type_id) === namedByOrder ? order_no : remark) || order_no || tx_type_id;
        return {
          key: String(tx_id ?? index),
          title: { t: `widget.records.type.${tx_type_id ?? ''}`, otherwise: String(otherwise ?? '') },
          time: tx_time ?? undefined,
          amount: signed,
          isGain: Number(signed) > 0,
          state: undefined,
          ...(customer_name && { member: customer_name }),
          facts: facts(
            ['member', 'words', customer_name],
            ['number', 'reference', tx_id],
            ['order', 'reference', order_no],
            ['balance', 'money', current_avail_balance],
            ['remark', 'words', remark],
          ),
        };
      }),
    sums: sums(['in', footer?.amount_in], ['out', footer?.amount_out]),
    ...pagesOf(totalPage, total),
  };
}
