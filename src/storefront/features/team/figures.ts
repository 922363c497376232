import type { TeamOverview } from '@/storefront/platform/gateway/queries/agents/team';
import { noonOf } from '@/storefront/platform/languages/days';

/** Figures to choose for the chart. */
export const figures = ['bet', 'result', 'deposit', 'withdraw', 'register'] as const;
export type Figure = (typeof figures)[number];

/** The figure that the address names. */
export function figureIn(text: string | null): Figure | undefined {
  return figures.find((name) => name === text);
}

/** Text key of each figure. */
export const figureTexts: { readonly [Name in Figure]: string } = {
  bet: 'widget.records.sum.stake',
  result: 'widget.records.sum.result',
  deposit: 'widget.records.sum.deposit',
  withdraw: 'widget.records.sum.withdraw',
  register: 'widget.team.register',
};

/** `day` is `YYYY-MM-DD`, `at` its noon UTC in epoch ms. */
export type DayFigure = { readonly day: string; readonly at: number; readonly value: number };

const oneDay = 86_400_000;

/** A figure for each day from the first row to the last, at most the last `days`. Days without a row are zero. */
export function figureByDay({ list }: TeamOverview, figure: Figure, days: number): readonly DayFigure[] {
  const rows = new Map((list ?? []).map((row) => [row.date, row]));
  const lastDay = Math.max(...[...rows.keys()].map(noonOf).filter((at) => !Number.isNaN(at)));
  if (!Number.isFinite(lastDay)) return [];
  const firstDay = Math.min(...[...rows.keys()].map(noonOf).filter((at) => !Number.isNaN(at)));
  const count = Math.min(days, Math.round((lastDay - firstDay) / oneDay) + 1);
  return Array.from({ length: count }, (_, index) => {
    const at = lastDay - (count - 1 - index) * oneDay;
    const day = new Date(at).toISOString().slice(0, 10);
    const { bet, win, deposit, withdraw, register } = rows.get(day) ?? { date: day };
    const result = Math.round((Number(win ?? 0) - Number(bet ?? 0)) * 100) / 100;
    return { day, at, value: figure === 'result' ? result : Number({ bet, deposit, withdraw, register }[figure] ?? 0) };
  });
}
