import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { moneyStateOf } from '@/storefront/ui/money/money-state';
import type { RecordLine } from '../record/record-line';
import { cancelledCode, facts, failedCode, keyOfRow, stateOf } from './sheet-parts';

type Row = CallValue<'withdrawRecord'>['records'][number];

/** A withdrawal: amount, fee, net amount, and account. */
export function withdrawLine(row: Row, index: number): RecordLine {
  const { refId, amount, bankName, withdrawDate, status, remark, fee, netAmount, cardNumber, settledDate } = row;
  const code = Number(status);
  // A failed or cancelled withdrawal has no fee and no net amount.
  const canArrive = code !== failedCode && code !== cancelledCode;
  return {
    key: keyOfRow(refId, index),
    title: { text: bankName || String(refId ?? '') },
    time: withdrawDate ?? undefined,
    amount: amount ?? 0,
    isGain: false,
    state: stateOf('withdraw', status),
    withdrawal: { refId: String(refId ?? ''), state: moneyStateOf(status) },
    // A cancelled withdrawal has no reason: the member cancelled it.
    facts: facts(
      ['settled', 'time', settledDate],
      ['fee', 'money', canArrive ? fee : undefined],
      ['arrives', 'money', canArrive ? netAmount : undefined],
      ['bank', 'words', bankName],
      ['account', 'words', cardNumber],
      ['number', 'reference', refId],
      ['remark', 'words', code === cancelledCode ? undefined : remark],
    ),
  };
}
