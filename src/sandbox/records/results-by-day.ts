import { findGame } from '../seed/games';
import { movementTypes } from '../store/ledger';
import { readAll, type Statements, sql } from '../store/query';
import { daysBetween } from '../wall-clock';

/** Sums of a period, in minor units. */
export type Result = {
  readonly bet: number;
  readonly win: number;
  /** Rebates on the stakes. */
  readonly rebate: number;
  readonly bonus: number;
  readonly deposit: number;
  readonly withdraw: number;
};

export const emptyResult: Result = { bet: 0, win: 0, rebate: 0, bonus: 0, deposit: 0, withdraw: 0 };

/** The sums of one day. */
export type DayResult = Result & {
  /** `YYYY-MM-DD` by the merchant's clock. */
  readonly day: string;
};

type ReportFilter = {
  /** A condition on `member_id`: the members whose rows count. */
  readonly memberFilter: ReturnType<typeof sql>;
  /** Epoch ms. */
  readonly start: number;
  readonly end: number;
};

type DayFilter = ReportFilter & { readonly timeZone: string };

/** Time zones differ by quarters of an hour, so sums by quarter add up to days of any zone. */
const quarterMs = 900_000;

/** `groupKey`: the quarter of an hour since 1970, or the member id. */
type Sum = { readonly groupKey: number; readonly name: keyof Result; readonly minor: number };
const byQuarter = sql`at / ${sql.lit(quarterMs)}`;
const byMember = sql`member_id`;

/** Days with lottery bets, wins or rebates, with deposits, withdrawals or bonuses; the last day first. */
export async function lotteryByDay(statements: Statements, filter: DayFilter): Promise<readonly DayResult[]> {
  return sumByDay(await lotterySums(statements, filter, byQuarter), filter);
}

/** Days with rounds or rebates of a category, the last day first. Without a category, all games but lotteries. */
export async function gamesByDay(
  statements: Statements,
  filter: DayFilter,
  category: string,
): Promise<readonly DayResult[]> {
  return sumByDay(await gameSums(statements, { ...filter, category }, byQuarter), filter);
}

/** Like `lotteryByDay`, but by member id. */
export async function lotteryByMember(
  statements: Statements,
  filter: ReportFilter,
): Promise<ReadonlyMap<number, Result>> {
  return sumByGroup(await lotterySums(statements, filter, byMember));
}

/** Like `gamesByDay`, but by member id. */
export async function gamesByMember(
  statements: Statements,
  filter: ReportFilter,
  category: string,
): Promise<ReadonlyMap<number, Result>> {
  return sumByGroup(await gameSums(statements, { ...filter, category }, byMember));
}

export function addResults(one: Result, other: Result): Result {
  return {
    bet: one.bet + other.bet,
    win: one.win + other.win,
    rebate: one.rebate + other.rebate,
    bonus: one.bonus + other.bonus,
    deposit: one.deposit + other.deposit,
    withdraw: one.withdraw + other.withdraw,
  };
}

async function lotterySums(
  statements: Statements,
  { memberFilter, start, end }: ReportFilter,
  group: ReturnType<typeof sql>,
): Promise<readonly Sum[]> {
  const { bonus, deposit, withdraw, withdrawRefund, lotteryBet, lotteryRefund, lotteryWin } = movementTypes;
  const names = new Map<number, readonly [Sum['name'], 1 | -1]>([
    [bonus, ['bonus', 1]],
    [deposit, ['deposit', 1]],
    [withdraw, ['withdraw', -1]],
    [withdrawRefund, ['withdraw', -1]],
    [lotteryBet, ['bet', -1]],
    [lotteryRefund, ['bet', -1]],
    [lotteryWin, ['win', 1]],
  ]);
  const rows = await readAll(
    statements,
    sql<{
      groupKey: number;
      typeId: number;
      minor: number;
    }>`select ${group} as group_key, type_id, sum(minor) as minor from movements
      where ${memberFilter} and at between ${start} and ${end} and type_id in (${sql.join([...names.keys()])})
      group by group_key, type_id`,
  );
  const sums = rows.flatMap((row): readonly Sum[] => {
    const [name, sign] = names.get(row.typeId) ?? [];
    if (name === undefined || sign === undefined) return [];
    return [{ groupKey: row.groupKey, name, minor: sign * row.minor }];
  });
  const isCounted = (category: string) => lotteryCategories.has(category);
  return [...sums, ...(await rebateSums(statements, { memberFilter, start, end, isCounted }, group))];
}

async function gameSums(
  statements: Statements,
  { memberFilter, start, end, category }: ReportFilter & { readonly category: string },
  group: ReturnType<typeof sql>,
): Promise<readonly Sum[]> {
  const rows = await readAll(
    statements,
    sql<{
      groupKey: number;
      nodeId: number;
      stake: number;
      win: number;
    }>`select ${group} as group_key, node_id, sum(stake) as stake, sum(win) as win from rounds
      where ${memberFilter} and at between ${start} and ${end} group by group_key, node_id`,
  );
  const isCounted = (type: string) => (category === '' ? !lotteryCategories.has(type) : type === category);
  const sums = rows.flatMap((row): readonly Sum[] => {
    if (!isCounted(findGame(row.nodeId)?.gameType ?? '')) return [];
    const { groupKey } = row;
    return [
      { groupKey, name: 'bet', minor: row.stake },
      { groupKey, name: 'win', minor: row.win },
    ];
  });
  return [...sums, ...(await rebateSums(statements, { memberFilter, start, end, isCounted }, group))];
}

/** Rebates of the requested categories. */
async function rebateSums(
  statements: Statements,
  { memberFilter, start, end, isCounted }: ReportFilter & { readonly isCounted: (category: string) => boolean },
  group: ReturnType<typeof sql>,
): Promise<readonly Sum[]> {
  const rows = await readAll(
    statements,
    sql<{
      groupKey: number;
      category: string;
      minor: number;
    }>`select ${group} as group_key, category, sum(minor) as minor from rebates
      where ${memberFilter} and at between ${start} and ${end} group by group_key, category`,
  );
  return rows
    .filter((row) => isCounted(row.category))
    .map((row) => ({ groupKey: row.groupKey, name: 'rebate', minor: row.minor }));
}

/** Categories whose bets have reports of their own. */
export const lotteryCategories: ReadonlySet<string> = new Set(['LOTT', 'ELOTT', 'ELOTTO']);

function sumByGroup(sums: readonly Sum[]): ReadonlyMap<number, Result> {
  const results = new Map<number, Result>();
  for (const { groupKey, name, minor } of sums) {
    const result = results.get(groupKey) ?? emptyResult;
    results.set(groupKey, { ...result, [name]: result[name] + minor });
  }
  return results;
}

function sumByDay(sums: readonly Sum[], { start, end, timeZone }: DayFilter): readonly DayResult[] {
  const quarters = [...sumByGroup(sums)].map(([groupKey, result]) => ({ at: groupKey * quarterMs, result }));
  if (quarters.length === 0) return [];
  quarters.sort((one, other) => other.at - one.at);
  const from = Math.max(start, quarters.at(-1)?.at ?? 0);
  const until = Math.min(end, quarters[0]?.at ?? 0);
  let next = 0;
  return daysBetween(from, until, timeZone).flatMap(({ day, start: midnight }) => {
    const first = next;
    while ((quarters[next]?.at ?? Number.NEGATIVE_INFINITY) >= midnight) next += 1;
    if (next === first) return [];
    return [{ day, ...quarters.slice(first, next).reduce((sum, { result }) => addResults(sum, result), emptyResult) }];
  });
}
