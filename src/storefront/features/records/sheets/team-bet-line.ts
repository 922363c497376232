import type { RecordLine, Sheet } from '../record/record-line';
import { type Facts, facts, keyOfRow, sums } from './sheet-parts';

type Amount = number | string | null | undefined;

type Row = {
  readonly order_num?: Amount;
  readonly game_name?: string | null | undefined;
  readonly customer_name?: string | null | undefined;
  readonly create_time?: string | null | undefined;
  readonly plan_bet_amount?: Amount;
  readonly actual_bet_amount?: Amount;
  readonly win_amount?: Amount;
};

/** A bet of a team's member. Its amount is the result, or the stake without a sign while the bet is open. */
export function teamBetLine(row: Row, index: number, moreFacts: Facts): RecordLine {
  const stake = row.actual_bet_amount ?? row.plan_bet_amount;
  const result = resultOf(stake ?? 0, row.win_amount);
  return {
    key: keyOfRow(row.order_num, index),
    title: { text: row.game_name || String(row.order_num ?? '') },
    time: row.create_time ?? undefined,
    amount: result ?? stake ?? 0,
    isOpen: result === undefined,
    isGain: result !== undefined && result > 0,
    state: undefined,
    ...(row.customer_name && { member: row.customer_name }),
    facts: facts(
      ['member', 'words', row.customer_name],
      ['number', 'reference', row.order_num],
      ...moreFacts,
      ['stake', 'money', stake],
      ['won', 'money', row.win_amount],
    ),
  };
}

type Footer = { readonly total_actual_bet_amount?: Amount; readonly total_win_amount?: Amount } | null | undefined;

export function betSums(footer: Footer): Sheet['sums'] {
  const [stake, won] = [footer?.total_actual_bet_amount, footer?.total_win_amount];
  return sums(['stake', stake], ['won', won], ['result', resultOf(stake, won)]);
}

/** Undefined while either amount is unknown. */
function resultOf(stake: Amount, won: Amount): number | undefined {
  if (stake === undefined || stake === null || won === undefined || won === null) return undefined;
  return Math.round((Number(won) - Number(stake)) * 100) / 100;
}
