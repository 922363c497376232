import { isObject } from '../json';
import type { Statements } from '../store/query';
import { rebatesOf } from '../team/team-rebates';
import { WireError } from '../wire/wire-error';
import type { Rebate } from './links';

type RebateRequest = {
  readonly agentId: number;
  readonly configs: unknown;
  /** What the request calls a group of games. */
  readonly name: 'gameGroup' | 'gameCode';
};

/** The rebates of a request. Refuses an unknown group, and a rebate above what the agent has. */
export async function givenRebates(
  statements: Statements,
  { agentId, configs, name }: RebateRequest,
): Promise<readonly Rebate[]> {
  const maxRebates = await rebatesOf(statements, agentId);
  return (Array.isArray(configs) ? configs : []).map((entry) => {
    const group = isObject(entry) ? String(entry[name]) : '';
    const percent = isObject(entry) ? Number(entry.rebate) : Number.NaN;
    const limit = maxRebates.get(group);
    if (limit === undefined || !(percent >= 0) || hasTooManyDecimals(percent)) throw new WireError('request_param_err');
    if (percent > limit) throw new WireError('rebate.tooHigh');
    return { group, percent };
  });
}

/** The rebates of a link as far as its agent still has them: they may have been lowered since the link was made. */
export async function rebatesLeft(
  statements: Statements,
  { agentId, rebates }: { readonly agentId: number; readonly rebates: readonly Rebate[] },
): Promise<readonly Rebate[]> {
  const maxRebates = await rebatesOf(statements, agentId);
  return rebates.map(({ group, percent }) => ({ group, percent: Math.min(percent, maxRebates.get(group) ?? 0) }));
}

/** Whether a percentage has more than two decimals. */
function hasTooManyDecimals(percent: number): boolean {
  return Math.abs(Math.round(percent * 100) - percent * 100) > 1e-6;
}
