import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { noonOf } from '@/storefront/platform/languages/days';
import type { Sheet } from '../record/record-line';
import { movementSheet } from './movement-sheet';
import { facts, keyOfRow, pagesOf, sums } from './sheet-parts';
import { betSums, teamBetLine } from './team-bet-line';
import { teamResultSheet } from './team-result-sheet';

/** Reads the answer of each report of a team. */
export const teamSheets = {
  downlineRecord: movementSheet,
  teamGameBetting: ({ list, footer, page }: CallValue<'teamGameBetting'>): Sheet => ({
    lines: list.map((row, index) =>
      teamBetLine(row, index, [
        [
          'category',
          'words',
          row.game_category && { t: `category.${row.game_category}`, otherwise: row.game_category },
        ],
      ]),
    ),
    sums: betSums(footer),
    ...pagesOf(Math.ceil(Number(page?.total ?? 0) / Math.max(1, Number(page?.pageSize ?? 20))), page?.total),
  }),
  teamBetting: ({ list, footer, page }: CallValue<'teamBetting'>): Sheet => ({
    lines: list.map((row, index) => ({
      ...teamBetLine(row, index, [
        ['issue', 'reference', row.numero],
        ['chase', 'words', row.chase_remark],
      ]),
      key: keyOfRow(row.order_detail_id ?? row.order_num, index),
      state: orderState(row.status),
    })),
    sums: betSums(footer),
    ...pagesOf(Math.ceil(Number(page?.total ?? 0) / Math.max(1, Number(page?.pageSize ?? 20))), page?.total),
  }),
  teamGamePnl: (value: CallValue<'teamGamePnl'>): Sheet =>
    teamResultSheet(value, {
      amountsOf: ({ bet, win, pnl }) => ({ stake: bet, won: win, net: pnl }),
      more: ({ rebate, promotion }) => [
        ['rebate', 'money', rebate],
        ['promotion', 'money', promotion],
      ],
      sums: [],
    }),
  teamLotteryPnl: (value: CallValue<'teamLotteryPnl'>): Sheet =>
    teamResultSheet(value, {
      amountsOf: ({ lott_game_betting, lott_game_winning, lott_game_pnl }) => ({
        stake: lott_game_betting,
        won: lott_game_winning,
        net: lott_game_pnl,
      }),
      more: (row) => [
        ['rebate', 'money', row.lott_game_rebate],
        ['promotion', 'money', row.lott_promotion],
        ['commission', 'money', row.lott_agent_commission],
        ['salary', 'money', row.lott_daily_income],
        ['brokerage', 'money', row.lott_brokerage],
        ['deposit', 'money', row.deposit],
        ['withdraw', 'money', row.withdraw],
        ['transferIn', 'money', row.agent_transfer_in],
        ['transferOut', 'money', row.agent_transfer_out],
      ],
      sums: sums(['deposit', value.footer?.deposit], ['withdraw', value.footer?.withdraw]),
    }),
  teamRebate: ({ list, footer, totalPage, total }: CallValue<'teamRebate'>): Sheet => ({
    lines: list.map(({ customerName, customerId, gameCategory, validBet, rebateAmount }, index) => ({
      key: keyOfRow(
        customerId || customerName ? `${customerId ?? customerName}-${gameCategory ?? ''}` : undefined,
        index,
      ),
      title: { text: customerName ?? '' },
      time: undefined,
      notes: facts(['category', 'words', gameCategory && { t: `category.${gameCategory}`, otherwise: gameCategory }]),
      amount: rebateAmount ?? 0,
      isGain: Number(rebateAmount) > 0,
      state: undefined,
      facts: facts(
        ['category', 'words', gameCategory && { t: `category.${gameCategory}`, otherwise: gameCategory }],
        ['stake', 'money', validBet],
      ),
    })),
    sums: sums(['stake', footer?.validBet], ['rebate', footer?.rebateAmount]),
    ...pagesOf(totalPage, total),
  }),
  agentIncome: ({ list, footer, totalPage, total }: CallValue<'agentIncome'>): Sheet => ({
    lines: list.map((row, index) => ({
      key: keyOfRow(row.balance_date, index),
      title: { day: row.balance_date ?? '' },
      time: undefined,
      amount: row.agent_income ?? 0,
      isGain: Number(row.agent_income) > 0,
      state: undefined,
      notes: partsOfIncome(row).filter(({ value }) => Number(value) !== 0),
      facts: partsOfIncome(row),
    })),
    days: list.map(({ balance_date, agent_income }) => {
      const day = (balance_date ?? '').slice(0, 10);
      return { day, at: noonOf(day), stake: 0, won: 0, net: agent_income ?? 0 };
    }),
    sums: sums(
      ['income', footer?.agent_income],
      ['commission', footer?.lott_agent_commission],
      ['salary', footer?.lott_daily_income],
      ['brokerage', footer?.lott_brokerage],
    ),
    ...pagesOf(totalPage, total),
  }),
};

function partsOfIncome(row: CallValue<'agentIncome'>['list'][number]) {
  return facts(
    ['commission', 'money', row.lott_agent_commission],
    ['salary', 'money', row.lott_daily_income],
    ['brokerage', 'money', row.lott_brokerage],
  );
}

const wonCode = 4;
const lostCode = 5;

/** The state of an order by its code on the wire: 2 not drawn, 4 won, 5 lost, anything higher cancelled. */
function orderState(status: unknown) {
  const code = Number(status ?? 0);
  const tone: 'good' | 'bad' | 'pending' = code === wonCode ? 'good' : code >= lostCode ? 'bad' : 'pending';
  return {
    tone,
    words: { t: `widget.records.order.${Math.min(code, lostCode + 1)}`, otherwise: String(status ?? '') },
  };
}
