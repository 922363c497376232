import type { QueryClient } from '@tanstack/react-query';
import { touchedBy } from '../../find-call';
import type { CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import { partQuery } from '../member/member-parts';
import type { QuerySpec } from '../query';

type Rewards = CallValue<'claimableRewards'>;
export type Reward = NonNullable<Rewards>[number];

/** I to claim, C claimed, E expired. */
export type RewardStatus = 'I' | 'C' | 'E';

/** A member's rewards of a status. Badges count the same answer for those to claim. */
export function rewardsQuery(gateway: Gateway, status: RewardStatus): QuerySpec<Rewards> {
  return {
    queryKey:
      status === 'I' ? partQuery(gateway, 'rewards').queryKey : memberKey(gateway.scope, 'claimableRewards', status),
    queryFn: ({ signal }) => gateway.call('claimableRewards', { status }, { signal }),
    staleTime: 5000,
    enabled: gateway.scope.session !== '',
  };
}

/** Unused tickets for draws, as rewards without a known amount. */
export function ticketsQuery(gateway: Gateway): QuerySpec<readonly Claimable[]> {
  return ticketsOfStatusQuery(gateway, 'AVAILABLE', (tickets) => tickets.map(toClaimable));
}

/** Used tickets with their prizes. */
export function usedTicketsQuery(gateway: Gateway): QuerySpec<readonly Claimable[]> {
  return ticketsOfStatusQuery(gateway, 'USED', (tickets) =>
    // A platform without this list may answer with the unused tickets.
    tickets
      .filter(({ usedDate }) => usedDate)
      .map((ticket) => ({
        ...toClaimable(ticket),
        amount: ticket.value ?? null,
        claimedDate: ticket.usedDate ?? null,
      })),
  );
}

type Ticket = NonNullable<CallValue<'prizeTickets'>>[number];

function ticketsOfStatusQuery(
  gateway: Gateway,
  status: 'AVAILABLE' | 'USED',
  toClaimables: (tickets: readonly Ticket[]) => readonly Claimable[],
): QuerySpec<readonly Claimable[]> {
  return {
    queryKey: memberKey(gateway.scope, 'prizeTickets', status),
    queryFn: async ({ signal }) =>
      toClaimables((await gateway.call('prizeTickets', { isApp: 'N', status }, { signal })) ?? []),
    staleTime: 5000,
    enabled: gateway.scope.session !== '',
  };
}

function toClaimable({ transactionId, name, ticketType }: Ticket): Claimable {
  return {
    rewardId: `ticket ${transactionId}`,
    title: name ?? null,
    promotionType: ticketType ?? null,
    ticket: transactionId,
  };
}

/** A reward, or a ticket by its number. */
export type Claimable = Reward & { readonly ticket?: number | string };

/** Whether it is a draw: its amount is known only afterwards. */
export function isDraw({ ticket, promotionType }: Claimable): boolean {
  return ticket !== undefined || promotionType === 'RAFFLE';
}

/**
 * Claims a reward into the balance with the call of its kind; a money call, sent once. Gives the amount if it is known.
 */
export async function claim(gateway: Gateway, reward: Claimable): Promise<number | string | undefined> {
  const { rewardId, promotionType, ticket, amount } = reward;
  if (ticket !== undefined) {
    const usedTicket = await gateway.call('claimTicket', { transactionId: ticket, isApp: 'N' });
    return usedTicket?.value ?? undefined;
  }
  const request = { promotionClaimId: rewardId, promotionType: promotionType ?? '' };
  if (isDraw(reward)) return (await gateway.call('claimRaffle', request))?.amount ?? undefined;
  await gateway.call('claimReward', request);
  return amount ?? undefined;
}

/** The lists that have a reward, or a ticket, before and after its claim. */
export function listsOf(gateway: Gateway, { ticket }: Claimable) {
  return ticket === undefined
    ? { waiting: rewardsQuery(gateway, 'I'), claimed: rewardsQuery(gateway, 'C') }
    : { waiting: ticketsQuery(gateway), claimed: usedTicketsQuery(gateway) };
}

/** Removes a reward from those to claim, and so from every badge, until the platform answers. */
export function dropReward(queries: QueryClient, gateway: Gateway, { rewardId, ticket }: Claimable): void {
  const { queryKey } = ticket === undefined ? rewardsQuery(gateway, 'I') : ticketsQuery(gateway);
  queries.setQueryData<readonly Claimable[] | null>(queryKey, (rewards) =>
    Array.isArray(rewards) ? rewards.filter((reward) => reward.rewardId !== rewardId) : rewards,
  );
}

/** Reads again everything that a claim changes, if it is shown. */
export async function renewRewards(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries(touchedBy(['claimReward', 'claimRaffle', 'claimTicket']));
}
