import { WireError } from '../http/wire-error';
import { isObject } from '../json';
import type { Member } from '../store/members';
import type { Rebate } from './links';

/** Steps of a percent that rebates are given in. */
const steps = 100;

/** What an agent may pass on at most: what the agent is given. */
export function mostRebates(agent: Member): ReadonlyMap<string, number> {
  const own: unknown = JSON.parse(agent.rebates ?? '[]');
  if (!Array.isArray(own)) return new Map();
  return new Map(
    own.flatMap((entry) =>
      isObject(entry) && typeof entry.gameCategory === 'string'
        ? [[entry.gameCategory, Number(entry.rebate ?? 0)] as const]
        : [],
    ),
  );
}

/** The rebates of a request, its groups named by `name`; refused where one is of no known group, or more than may be given. */
export function givenRebates(agent: Member, configs: unknown, name: 'gameGroup' | 'gameCode'): readonly Rebate[] {
  const most = mostRebates(agent);
  return (Array.isArray(configs) ? configs : []).map((entry) => {
    const group = isObject(entry) ? String(entry[name]) : '';
    const percent = isObject(entry) ? Number(entry.rebate) : Number.NaN;
    const limit = most.get(group);
    if (limit === undefined || !(percent >= 0) || !Number.isInteger(Math.round(percent * steps * 1e6) / 1e6))
      throw new WireError('request_param_err');
    if (percent > limit) throw new WireError('rebate.tooHigh');
    return { group, percent };
  });
}
