import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { mainAccount } from '@/storefront/platform/gateway/queries/money/wallet';
import type { RecordText, Sheet } from '../record/record-line';
import { facts, keyOfRow, pagesOf, sums } from './sheet-parts';

/** Types of movements that are outgoing, although their amount is positive. */
const outgoingTypes: ReadonlySet<number> = new Set([2004, 6201]);
/** Types of movements that are not shown. */
const hiddenTypes: ReadonlySet<number> = new Set([8122, 8222]);
/** The type of movement whose remark says nothing: its order number names it. */
const typeNamedByOrder = 6114;

type Row = CallValue<'downlineRecord'>['list'][number] & CallValue<'accountRecord'>['list'][number];

/** Movements of one account, or of a team's accounts with their members. */
export function movementSheet({
  list,
  footer,
  totalPage,
  total,
}: CallValue<'accountRecord'> | CallValue<'downlineRecord'>): Sheet {
  const rows: readonly Row[] = list;
  return {
    lines: rows
      .filter(({ tx_type_id }) => !hiddenTypes.has(Number(tx_type_id)))
      .map((row, index) => {
        const { tx_id, tx_time, tx_type_id, amount, remark, order_no, current_avail_balance, customer_name } = row;
        const signedAmount = outgoingTypes.has(Number(tx_type_id)) ? -Math.abs(Number(amount ?? 0)) : (amount ?? 0);
        const fallback = (Number(tx_type_id) === typeNamedByOrder ? order_no : remark) || order_no || tx_type_id;
        const walletsTitle = betweenWallets(row);
        return {
          key: keyOfRow(tx_id, index),
          title: walletsTitle ?? { t: `widget.records.type.${tx_type_id ?? ''}`, otherwise: String(fallback ?? '') },
          time: tx_time ?? undefined,
          amount: signedAmount,
          isGain: Number(signedAmount) > 0,
          state: undefined,
          ...(customer_name && { member: customer_name }),
          facts: facts(
            ['member', 'words', customer_name],
            ['number', 'reference', tx_id],
            ['order', 'reference', order_no],
            ['balance', 'money', current_avail_balance],
            ['remark', 'words', walletsTitle === undefined ? remark : undefined],
          ),
        };
      }),
    sums: sums(['in', footer?.amount_in], ['out', footer?.amount_out]),
    ...pagesOf(totalPage, total),
  };
}

/** Title of a movement between two of the member's wallets. */
function betweenWallets(row: Row): RecordText | undefined {
  const { from_account_type_id, from_account_name, to_account_type_id, to_account_name } = row;
  if (!from_account_name || !to_account_name) return undefined;
  return {
    from: walletWords(from_account_type_id, from_account_name),
    to: walletWords(to_account_type_id, to_account_name),
  };
}

/** The main wallet has a name of ours; vendors' wallets have their own. */
function walletWords(id: number | string | null | undefined, name: string): RecordText {
  return Number(id) === mainAccount ? { t: 'widget.wallets.main', otherwise: name } : { text: name };
}
