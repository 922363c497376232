/** Levels of the member club, reached by turnover. Money in units of the currency, the rebate in percent. */
export const clubLevels = [
  levelOf(0, ['Bronze', 'ব্রোঞ্জ'], { turnover: 0, bonus: 0, salary: 0, rebate: 0.3, withdrawals: 3 }),
  levelOf(1, ['Silver', 'রুপা'], { turnover: 50_000, bonus: 188, salary: 58, rebate: 0.5, withdrawals: 5 }),
  levelOf(2, ['Gold', 'সোনা'], { turnover: 250_000, bonus: 588, salary: 188, rebate: 0.7, withdrawals: 8 }),
  levelOf(3, ['Platinum', 'প্ল্যাটিনাম'], { turnover: 1_000_000, bonus: 1888, salary: 588, rebate: 0.9, withdrawals: 12 }),
  levelOf(4, ['Diamond', 'হীরা'], { turnover: 5_000_000, bonus: 8888, salary: 1888, rebate: 1.2, withdrawals: 20 }),
] as const;

type Terms = {
  readonly turnover: number;
  readonly bonus: number;
  readonly salary: number;
  readonly rebate: number;
  readonly withdrawals: number;
};

function levelOf(level: number, [EN, BN]: readonly [string, string], terms: Terms) {
  return {
    level,
    label: { EN, BN },
    requiredTurnover: terms.turnover,
    upgradeBonus: terms.bonus,
    monthlySalary: terms.salary,
    rebateRate: terms.rebate,
    withdrawTimes: terms.withdrawals,
  };
}
