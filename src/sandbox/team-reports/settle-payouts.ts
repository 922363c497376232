import { type Contract, contractWith } from '../contracts/contracts';
import { type ContractKind, isContractKind } from '../contracts/kinds';
import { isInForce } from '../contracts/moves';
import { type Statements, sql, write } from '../store/query';
import type { TeamMember } from '../team/requested-team';
import { plantTeams } from '../team/team';
import { readWallClock, wallClock } from '../wall-clock';
import type { Call } from '../wire/endpoint';
import { shareOf, stepReached, teamSums } from './dividend';

/** The start of the period that a contract pays for, by the merchant's clock: of an hour, a day or a month. */
const periodStart: Readonly<Record<ContractKind, (clock: string) => string>> = {
  HOURLY: (clock) => `${clock.slice(0, 13)}:00:00`,
  DAILY: (clock) => clock.slice(0, 10),
  DIVIDEND: (clock) => `${clock.slice(0, 7)}-01`,
};

const dayMs = 86_400_000;
/** How long a period is, roughly: its start and half as much again is a time in the next one. */
const periodMs: Readonly<Record<ContractKind, number>> = { HOURLY: dayMs / 24, DAILY: dayMs, DIVIDEND: 30 * dayMs };

/** How many periods one transaction pays, and how many transactions one call may take: more than a month of hours. */
const maxPeriods = 40;
const maxTurns = 20;

/**
 * Pays contracts in force since they began or were last settled: for each period that has ended, the step that the
 * receiver's team reached by the sums of its reports. All payouts but the last of a contract are marked as paid.
 */
export async function settlePayouts(call: Call, contracts: readonly Contract[]): Promise<void> {
  const dueContracts = contracts.filter((each) => periodsDue(each, call).length > 0);
  if (dueContracts.length > 0) await plantTeams(call);
  for (const { id, receiverId } of dueContracts) {
    let paidCount = maxPeriods;
    for (let turn = 0; turn < maxTurns && paidCount === maxPeriods; turn += 1)
      paidCount = await write(call.store, async (statements) => {
        // Reads the contract again: another call may have settled it meanwhile.
        const contract = await contractWith(statements, receiverId, id);
        const periods = periodsDue(contract, call);
        await payPeriods(statements, contract, periods);
        return periods.length;
      });
  }
}

type Period = { readonly start: number; readonly end: number };

/** Whole periods since the contract began or was last settled, the first ones; empty where it is not in force. */
function periodsDue(
  { kind, status, settledAt }: Contract,
  { merchant, now }: Pick<Call, 'merchant' | 'now'>,
): readonly Period[] {
  if (!isContractKind(kind) || !isInForce(status)) return [];
  const { timeZone } = merchant;
  const beginOf = (at: number) => readWallClock(periodStart[kind](wallClock(at, timeZone)), 'start', timeZone);
  const nextOf = (start: number) => {
    const next = beginOf(start + 1.5 * periodMs[kind]);
    // The hour that summer time repeats has the same clock: both are one period.
    return next > start ? next : beginOf(start + 2.5 * periodMs[kind]);
  };
  const periods: Period[] = [];
  const current = beginOf(settledAt);
  for (let start = current === settledAt ? current : nextOf(current); periods.length < maxPeriods; ) {
    const next = nextOf(start);
    if (next > now) break;
    periods.push({ start, end: next - 1 });
    start = next;
  }
  return periods;
}

async function payPeriods(statements: Statements, contract: Contract, periods: readonly Period[]): Promise<void> {
  const [lastPeriod] = periods.slice(-1);
  const receiver = await receiverOf(statements, contract);
  if (lastPeriod === undefined || receiver === undefined) return;
  const rows = [];
  for (const period of periods) {
    const sums = await teamSums(statements, receiver, period);
    const step = stepReached(contract.terms, sums);
    const minor = step === undefined ? 0 : shareOf(contract.kind === 'DIVIDEND' ? sums.profit : sums.turnover, step);
    if (step !== undefined && minor > 0) rows.push({ at: period.end + 1, ...step, ...sums, minor });
  }
  if (rows.length > 0)
    await sql`update contract_payouts set paid = 1 where contract_id = ${contract.id}`.execute(statements);
  for (const [index, { at, turnover, profit, active, rateType, rate, minor }] of rows.entries()) {
    const paid = index === rows.length - 1 ? 0 : 1;
    const payout = { contractId: contract.id, at, turnover, profit, active, rateType, rate, minor, paid };
    await statements.insertInto('contractPayouts').values(payout).execute();
  }
  await sql`update contracts set settled_at = ${lastPeriod.end + 1} where id = ${contract.id}`.execute(statements);
}

function receiverOf(statements: Statements, { receiverId }: Contract): Promise<TeamMember | undefined> {
  const members = statements.selectFrom('members').select(['id', 'username as name', 'lineage']);
  return members.where('id', '=', receiverId).executeTakeFirst();
}
