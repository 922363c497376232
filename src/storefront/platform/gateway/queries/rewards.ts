import type { QueryClient } from '@tanstack/react-query';
import type { CallRequest, CallValue, Gateway } from '../gateway';
import { memberKey } from './keys';
import type { QuerySpec } from './query';
import { partQuery } from './standing';

type Rewards = CallValue<'claimableRewards'>;
export type Reward = NonNullable<Rewards>[number];

/** I waits, C was claimed, E came too late. */
export type RewardStatus = 'I' | 'C' | 'E';

/** A member's rewards of a status. Those that wait are the same answer that the badges count. */
export function rewardsQuery(gateway: Gateway, status: RewardStatus): QuerySpec<Rewards> {
  return {
    queryKey:
      status === 'I' ? partQuery(gateway, 'rewards').queryKey : memberKey(gateway.scope, 'claimableRewards', status),
    queryFn: ({ signal }) => gateway.call('claimableRewards', { status }, { signal }),
    staleTime: 5000,
    enabled: gateway.scope.session !== '',
  };
}

/** Puts a reward into the balance; a money call, sent once. */
export async function claimReward(gateway: Gateway, request: CallRequest<'claimReward'>): Promise<void> {
  await gateway.call('claimReward', request);
}

/** Takes a reward out of those that wait, and so out of every badge, until the platform says what is left. */
export function dropReward(queries: QueryClient, gateway: Gateway, { rewardId }: Reward): void {
  queries.setQueryData<Rewards>(rewardsQuery(gateway, 'I').queryKey, (known) =>
    Array.isArray(known) ? known.filter((reward) => reward.rewardId !== rewardId) : known,
  );
}

/** Asks anew for what a claim changes, where it shows. */
export async function renewRewards(queries: QueryClient): Promise<void> {
  const touched = new Set(['claimableRewards', 'missionMilestones', 'accountRecord', 'balance']);
  await queries.invalidateQueries({ predicate: ({ queryKey }) => touched.has(String(queryKey[2])) });
}
