import type { QueryClient } from '@tanstack/react-query';
import type { CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import { partQuery } from '../member/standing';
import type { QuerySpec } from '../query';

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

/** Tickets for draws that nobody has used, as rewards whose amount is not known yet. */
export function ticketsQuery(gateway: Gateway): QuerySpec<readonly Claimable[]> {
  return askTickets(gateway, 'AVAILABLE', (tickets) => tickets.map(toClaimable));
}

/** Those that were used, with what each has won. */
export function usedTicketsQuery(gateway: Gateway): QuerySpec<readonly Claimable[]> {
  return askTickets(gateway, 'USED', (tickets) =>
    // A platform that knows of no such list may answer with those that wait.
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

function askTickets(
  gateway: Gateway,
  status: 'AVAILABLE' | 'USED',
  read: (tickets: readonly Ticket[]) => readonly Claimable[],
): QuerySpec<readonly Claimable[]> {
  return {
    queryKey: memberKey(gateway.scope, 'prizeTickets', status),
    queryFn: async ({ signal }) => read((await gateway.call('prizeTickets', { isApp: 'N', status }, { signal })) ?? []),
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

/** Whether it is drawn: nobody knows before what it wins. */
export function isDraw({ ticket, promotionType }: Claimable): boolean {
  return ticket !== undefined || promotionType === 'RAFFLE';
}

/** Puts it into the balance, by the call of its kind: a money call, sent once. Gives what came of it, where that is known. */
export async function claim(gateway: Gateway, reward: Claimable): Promise<number | string | undefined> {
  const { rewardId, promotionType, ticket, amount } = reward;
  if (ticket !== undefined) {
    const used = await gateway.call('claimTicket', { transactionId: ticket, isApp: 'N' });
    return used?.value ?? undefined;
  }
  const request = { promotionClaimId: rewardId, promotionType: promotionType ?? '' };
  if (isDraw(reward)) return (await gateway.call('claimRaffle', request))?.amount ?? undefined;
  await gateway.call('claimReward', request);
  return amount ?? undefined;
}

/** Takes a reward out of those that wait, and so out of every badge, until the platform says what is left. */
export function dropReward(queries: QueryClient, gateway: Gateway, { rewardId, ticket }: Claimable): void {
  const { queryKey } = ticket === undefined ? rewardsQuery(gateway, 'I') : ticketsQuery(gateway);
  queries.setQueryData<readonly Claimable[] | null>(queryKey, (known) =>
    Array.isArray(known) ? known.filter((reward) => reward.rewardId !== rewardId) : known,
  );
}

/** Asks anew for what a claim changes, where it shows. */
export async function renewRewards(queries: QueryClient): Promise<void> {
  const touched = new Set(['claimableRewards', 'prizeTickets', 'missionMilestones', 'accountRecord', 'balance']);
  await queries.invalidateQueries({ predicate: ({ queryKey }) => touched.has(String(queryKey[2])) });
}
