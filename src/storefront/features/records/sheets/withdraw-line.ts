import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { moneyStateOf } from '@/storefront/ui/money/money-state';
import type { RecordLine } from '../record/record-line';
import { cancelled, facts, failed, keyOf, stateOf } from './sheet-parts';

type Row = CallValue<'withdrawRecord'>['records'][number];

/** A withdrawal: amount, fee, net amount, and account. */
export function withdrawLine(row: Row, index: number): RecordLine {
  const { refId, amount, bankName, withdrawDate, status, remark, fee, netAmount, cardNumber, settledDate } = row;
  const code = Number(status);
  // A withdrawal that is not paid has no fee and no net amount.
  const isGiven = code !== failed && code !== cancelled;
  return {
    key: keyOf(refId, index),
    title: { text: bankName || String(refId ?? '') },
    time: withdrawDate ?? undefined,
    amount: amount ?? 0,
    isGain: false,
    state: stateOf('withdraw', status),
    withdrawal: { refId: String(refId ?? ''), state: moneyStateOf(status) },
    // A cancelled withdrawal has no reason: the member cancelled it.
    facts: facts(
      ['settled', 'time', settledDate],
      ['fee', 'money', isGiven ? fee : undefined],
      ['arrives', 'money', isGiven ? netAmount : undefined],
      ['bank', 'words', bankName],
      ['account', 'words', cardNumber],
      ['number', 'reference', refId],
      ['remark', 'words', code === cancelled ? undefined : remark],
    ),
  };
}
