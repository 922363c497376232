import { contractsOf } from '../contracts/contracts';
import { isInForce } from '../contracts/moves';
import type { Term } from '../contracts/terms';
import { addResults, emptyResult, gamesByMember, lotteryByMember, type Result } from '../records/results-by-day';
import type { Statements } from '../store/query';
import { inTeam, type TeamMember } from '../team/requested-team';

/** The terms that are shown to an agent who takes part and has no dividend contract. Nothing is paid by them. */
const houseTerms: readonly Term[] = [
  { turnover: 1_000_000, active: 5, rate: 500, rateType: 'P' },
  { turnover: 10_000_000, active: 10, rate: 1_000, rateType: 'P' },
  { turnover: 50_000_000, active: 30, rate: 1_500, rateType: 'P' },
];

/** The steps of the agent's contract, which hold until it ends, whatever is requested; else those of the house. */
export async function dividendTerms(statements: Statements, agentId: number): Promise<readonly Term[]> {
  const contracts = await contractsOf(statements, { id: agentId, kind: 'DIVIDEND', as: 'receiver' });
  return contracts.find(({ status }) => isInForce(status))?.terms ?? houseTerms;
}

/** A team's sums of a period, in games and lotteries. Minor units. */
export type TeamSums = {
  readonly turnover: number;
  /** What the team lost; negative where it won. */
  readonly profit: number;
  /** Members who played. */
  readonly active: number;
};

/** The sums of a team, and the agent's share of them. */
export type Dividend = TeamSums & {
  /** The step that was reached. */
  readonly term: Term | undefined;
  readonly income: number;
};

type Span = { readonly start: number; readonly end: number };

/** The terms applied to the team's profit and loss of a period. */
export async function dividendOf(
  statements: Statements,
  agent: TeamMember,
  { terms, ...span }: Span & { readonly terms: readonly Term[] },
): Promise<Dividend> {
  const sums = await teamSums(statements, agent, span);
  const term = stepReached(terms, sums);
  return { ...sums, term, income: term === undefined ? 0 : shareOf(sums.profit, term) };
}

export async function teamSums(statements: Statements, agent: TeamMember, span: Span): Promise<TeamSums> {
  const filter = { memberFilter: inTeam(agent), ...span };
  const games = await gamesByMember(statements, filter, '');
  const lotteries = await lotteryByMember(statements, filter);
  const { bet, win } = [...games.values(), ...lotteries.values()].reduce<Result>(addResults, emptyResult);
  const betResults = [...games, ...lotteries].filter(([, result]) => result.bet > 0);
  const active = new Set(betResults.map(([id]) => id)).size;
  return { turnover: bet, profit: bet - win, active };
}

/** The highest step that a team has reached. */
export function stepReached(terms: readonly Term[], { turnover, active }: TeamSums): Term | undefined {
  return terms.findLast((step) => turnover >= step.turnover && active >= step.active);
}

/** The amount that a step pays for a sum; 0 if the sum is not above 0, as where the team won more than it staked. */
export function shareOf(sum: number, { rate, rateType }: Term): number {
  if (sum <= 0) return 0;
  return rateType === 'F' ? rate : Math.floor((sum * rate) / 10_000);
}
