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

/** What is to be looked up: an account that may be open already. Times in epoch milliseconds. */
export type Doubt = {
  readonly name: string;
  /** What it was sent with; undefined where tries differ, or none got lost. */
  readonly password: string | undefined;
  /** When it was sent first and last. */
  readonly first: number;
  readonly last: number;
  /** The platform has refused the last try: only an account that is there has something to tell. */
  readonly isRefused: boolean;
};

/**
 * What the team tells: opened by a try that got no answer, there from before, not there, not to be told from the team,
 * or not read yet.
 */
export type Standing = 'opened' | 'there' | 'none' | 'untold' | 'unread' | 'looking';

/** How often the team is looked at, in milliseconds. */
const lookEvery = 5000;
/** How far the time of registering may lie before that of sending, in milliseconds. */
const early = 60_000;

/** Looks an account up in the agent's team until that tells whether it is open. */
export function useLookUp(doubt: Doubt) {
  const gateway = useGateway();
  const { clock } = useRuntime();
  const standingOf = useCallback(
    (answer: Answer) => standing(doubt, answer, clock.at(answer.dataUpdatedAt)),
    [doubt, clock],
  );
  const answer = useQuery({
    ...downlinesNamedQuery(gateway, doubt.name),
    refetchInterval: ({ state }) => !doubt.isRefused && isOpen(standingOf(state)) && lookEvery,
  });
  return {
    standing: standingOf(answer),
    isReading: answer.isFetching,
    look: () => void answer.refetch({ cancelRefetch: false }),
  };
}

/** Whether the team has not told yet. */
export function isOpen(standing: Standing): boolean {
  return standing === 'looking' || standing === 'unread';
}

type Answer = {
  readonly data: { readonly list?: readonly Downline[] | null } | undefined;
  readonly dataUpdatedAt: number;
  readonly error: unknown;
};

function standing({ name, first, last, isRefused }: Doubt, { data, error }: Answer, readAt: number): Standing {
  if (isSwitchedOff({ data, error })) return 'untold';
  if (error !== null) return 'unread';
  if (data === undefined || readAt < last) return 'looking';
  const rows = data.list ?? [];
  const row = rows.find(({ customerName }) => plain(customerName) === plain(name));
  if (row !== undefined) return Number(row.registerDate ?? first) < first - early ? 'there' : 'opened';
  // What is on its way to the platform may still be opened.
  if (!isRefused && readAt - last < answerTime) return 'looking';
  return rows.length < downlinesPerPage ? 'none' : 'untold';
}

const plain = (name: string) => name.trim().toLowerCase().normalize('NFC');
