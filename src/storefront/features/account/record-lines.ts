import type {
  AccountRecordValue,
  BetRecordValue,
  DepositRecordValue,
  WithdrawRecordValue,
} from '@/storefront/generated/wire/wire';

/** One line of any record. */
export type RecordLine = {
  readonly key: string;
  readonly title: string;
  /** Epoch ms, or the gateway's own text of a time. */
  readonly time: number | string | undefined;
  readonly amount: number | string;
  readonly state: { readonly tone: 'pending' | 'good' | 'bad'; readonly word: string } | undefined;
};

export type StateWord = (kind: 'deposit' | 'withdraw', state: unknown) => string;

export const depositRows =
  (word: StateWord) =>
  ({ records }: DepositRecordValue): readonly RecordLine[] =>
    records.map(({ refId, transId, amount, requestedAmount, depositDate, state }, index) => ({
      key: `${index}-${refId ?? transId ?? ''}`,
      title: String(refId ?? transId ?? ''),
      time: depositDate ?? undefined,
      amount: amount ?? requestedAmount ?? 0,
      state: { tone: toneOf(state), word: word('deposit', state) },
    }));

export const withdrawRows =
  (word: StateWord) =>
  ({ records }: WithdrawRecordValue): readonly RecordLine[] =>
    records.map(({ refId, amount, bankName, withdrawDate, status }, index) => ({
      key: `${index}-${refId ?? ''}`,
      title: bankName ?? String(refId ?? ''),
      time: withdrawDate ?? undefined,
      amount: amount ?? 0,
      state: { tone: toneOf(status), word: word('withdraw', status) },
    }));

export function accountRows({ list }: AccountRecordValue): readonly RecordLine[] {
  return list.map(({ tx_id, tx_time, amount, remark, order_no }, index) => ({
    key: `${index}-${tx_id ?? ''}`,
    title: remark || String(order_no ?? ''),
    time: tx_time ?? undefined,
    amount: amount ?? 0,
    state: undefined,
  }));
}

export function betRows({ list }: BetRecordValue): readonly RecordLine[] {
  return list.map(({ game_name, betTime, net_profit, winAmt, betAmt, betOrderNo }, index) => ({
    key: `${index}-${betOrderNo ?? ''}`,
    title: game_name ?? String(betOrderNo ?? ''),
    time: betTime ?? undefined,
    amount: net_profit ?? Number(winAmt ?? 0) - Number(betAmt ?? 0),
    state: undefined,
  }));
}

/** 0 pending, 1 processing, 2 success, 3 failed, 4 cancelled. */
function toneOf(state: unknown): 'pending' | 'good' | 'bad' {
  const code = Number(state);
  if (code === 2) return 'good';
  return code === 3 || code === 4 ? 'bad' : 'pending';
}
