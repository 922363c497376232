import type { CallValue } from '@/storefront/platform/gateway/gateway';
import type { Sheet } from '../record/record-line';
import { movementSheet } from './movement-sheet';
import { facts, keyOfRow, pagesOf, stateOf, sums } from './sheet-parts';
import { teamSheets } from './team-sheets';
import { withdrawLine } from './withdraw-line';

export type ListCall =
  | 'depositRecord'
  | 'withdrawRecord'
  | 'accountRecord'
  | 'betRecord'
  | 'rebateReport'
  | keyof typeof teamSheets;

/** Reads the answer of each report. */
export const sheets: { readonly [Name in ListCall]: (value: CallValue<Name>) => Sheet } = {
  depositRecord: ({ records, footer, totalPages, total }) => ({
    lines: records.map((row, index) => {
      const { refId, transId, amount, requestedAmount, depositDate, actualDepositDate, depositMode, state } = row;
      const key = keyOfRow(refId ?? transId, index);
      return {
        key,
        title: { t: `widget.records.mode.${modeOf(depositMode)}`, otherwise: key },
        time: depositDate ?? undefined,
        amount: amount ?? requestedAmount ?? 0,
        isGain: false,
        state: stateOf('deposit', state),
        facts: facts(
          ['number', 'reference', refId],
          ['asked', 'money', requestedAmount],
          ['credited', 'money', amount],
          ['credited.at', 'time', actualDepositDate],
        ),
      };
    }),
    sums: sums(['deposit', footer?.[0]?.amount]),
    ...pagesOf(totalPages, total),
  }),
  withdrawRecord: ({ records, footer, totalPages, total }) => ({
    lines: records.map(withdrawLine),
    sums: sums(['withdraw', footer?.[0]?.amount]),
    ...pagesOf(totalPages, total),
  }),
  accountRecord: movementSheet,
  betRecord: ({ list, footer, page }) => ({
    lines: list.map((row, index) => {
      const { game_name, game_category, betTime, net_profit, winAmt, betAmt, betOrderNo, bet_count } = row;
      const stake = row.game_loses ?? betAmt;
      const won = row.game_winnings ?? winAmt;
      const result = net_profit ?? Number(won ?? 0) - Number(stake ?? 0);
      return {
        key: keyOfRow(betOrderNo ?? (game_name ? `${game_category ?? ''}-${game_name}` : undefined), index),
        title: { text: game_name || String(betOrderNo ?? '') },
        time: betTime ?? undefined,
        amount: result,
        isGain: Number(result) > 0,
        state: undefined,
        facts: facts(
          ['number', 'reference', betOrderNo],
          ['category', 'words', game_category && { t: `category.${game_category}`, otherwise: game_category }],
          ['bets', 'number', bet_count],
          ['stake', 'money', stake],
          ['won', 'money', won],
        ),
      };
    }),
    sums: sums(['stake', footer?.game_loses], ['won', footer?.game_winnings], ['result', footer?.net_profit]),
    ...pagesOf(Math.ceil(Number(page?.total ?? 0) / Math.max(1, Number(page?.pageSize ?? 20))), page?.total),
  }),
  rebateReport: ({ list, footer, totalPage, total }) => ({
    lines: list.map(({ date, gameCategory, validBet, rebateRate, rebateAmount }, index) => ({
      key: keyOfRow(gameCategory ? `${date ?? ''}-${gameCategory}` : undefined, index),
      title: { t: `category.${gameCategory ?? ''}`, otherwise: gameCategory ?? '' },
      time: date ?? undefined,
      amount: rebateAmount ?? 0,
      isGain: Number(rebateAmount) > 0,
      state: undefined,
      facts: facts(['stake', 'money', validBet], ['rate', 'words', percent(rebateRate)]),
    })),
    sums: sums(['rebate', footer?.rebateAmount]),
    ...pagesOf(totalPage, total),
  }),
  ...teamSheets,
};

function percent(rate: number | string | null | undefined): string {
  return rate === null || rate === undefined || rate === '' ? '' : `${rate}%`;
}

/** The kind in our texts for a kind of bank (schemas/wire/README.md, "Codes"): several kinds share a text. */
function modeOf(mode: number | string | null | undefined): string {
  return String(mode).replace(/.*QR$/, 'MAQR').replace(/^MT.*/, 'PAYID').replace(/^QQ$/, 'WECHAT');
}
