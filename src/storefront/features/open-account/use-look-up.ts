import { useCallback } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { answerTime } from '@/storefront/platform/gateway/intents';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import {
  type Downline,
  downlinesNamedQuery,
  downlinesPerPage,
} from '@/storefront/platform/gateway/queries/agents/team';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';

/** An account that may be open already. Times in epoch milliseconds. */
export type UnsureAccount = {
  readonly name: string;
  /** The password of the tries without an answer. Undefined if they differ, or if every try was answered. */
  readonly password: string | undefined;
  /** When the first try was sent. */
  readonly firstTryAt: number;
  /** When the last try was lost or refused. */
  readonly lastTryAt: number;
  /** The platform has refused the last try, so only an existing account matters. */
  readonly isRefused: boolean;
};

/**
 * The team's answer: opened by a try without an answer, existing from before, not there, not told (no list, or only one
 * page of a longer one), not readable, or still being read.
 */
export type AccountState = 'opened' | 'there' | 'none' | 'untold' | 'unread' | 'looking';

/** Milliseconds between two reads of the team. */
const pollMs = 5000;
/** Milliseconds by which a registration may be dated before its try: the clocks differ. */
const earlyMs = 60_000;

/** Looks for an account in the agent's team until the answer is known; for a refused name, once. */
export function useLookUp(unsureAccount: UnsureAccount) {
  const gateway = useGateway();
  const { clock } = useRuntime();
  const stateOf = useCallback(
    (answer: Answer) => accountStateOf(unsureAccount, answer, clock.at(answer.dataUpdatedAt)),
    [unsureAccount, clock],
  );
  const answer = useQuery({
    ...downlinesNamedQuery(gateway, unsureAccount.name),
    refetchInterval: ({ state }) => !unsureAccount.isRefused && isUndecided(stateOf(state)) && pollMs,
  });
  return {
    state: stateOf(answer),
    isReading: answer.isFetching,
    look: () => void answer.refetch({ cancelRefetch: false }),
  };
}

/** Whether the team has not answered yet. */
export function isUndecided(state: AccountState): boolean {
  return state === 'looking' || state === 'unread';
}

type Answer = {
  readonly data: { readonly list?: readonly Downline[] | null } | undefined;
  readonly dataUpdatedAt: number;
  readonly error: unknown;
};

function accountStateOf(
  { name, firstTryAt, lastTryAt, isRefused }: UnsureAccount,
  { data, error }: Answer,
  readAt: number,
): AccountState {
  if (isSwitchedOff({ data, error })) return 'untold';
  if (error !== null) return 'unread';
  if (data === undefined || readAt < lastTryAt) return 'looking';
  const rows = data.list ?? [];
  const row = rows.find(({ customerName }) => plainName(customerName) === plainName(name));
  if (row !== undefined) return Number(row.registerDate ?? firstTryAt) < firstTryAt - earlyMs ? 'there' : 'opened';
  // A request on its way may still open the account.
  if (!isRefused && readAt - lastTryAt < answerTime) return 'looking';
  return rows.length < downlinesPerPage ? 'none' : 'untold';
}

const plainName = (name: string) => name.trim().toLowerCase().normalize('NFC');
