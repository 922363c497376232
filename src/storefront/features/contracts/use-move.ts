import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '@/storefront/forms/send/use-send';
import { touchedBy } from '@/storefront/platform/gateway/find-call';
import { contractMoves } from '@/storefront/platform/gateway/queries/agents/contracts';

export type Outcome = 'done' | 'refused' | 'lost';

export type Moving = {
  readonly busy: boolean;
  /** The refusal. */
  readonly problem: string | undefined;
  /** No answer came. Whether the contracts could be read again since. */
  readonly loss: 'read' | 'unread' | undefined;
  readonly move: (send: () => Promise<void>) => Promise<Outcome>;
  /** Reads the contracts again. */
  readonly look: () => Promise<void>;
  /** Clears the last message. */
  readonly forget: () => void;
};

/** Sends one thing at a time; the contracts are asked for anew after it, also where it failed: they may have moved on meanwhile. */
export function useMove(): Moving {
  const queries = useQueryClient();
  const { busy, failure, send, reset } = useSend({ afterSuccess: 'free' });
  const [isLooking, setLooking] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const read = async () => {
    const touched = touchedBy(contractMoves);
    await queries.invalidateQueries(touched);
    const shown = queries.getQueryCache().findAll({ ...touched, type: 'active' });
    setUnread(shown.some((query) => query.state.status === 'error'));
  };
  const move = async (call: () => Promise<void>): Promise<Outcome> => {
    const sent = await send(() => call().finally(read));
    if (sent === undefined) return 'refused';
    return sent.outcome === 'open' ? 'lost' : sent.outcome === 'done' ? 'done' : 'refused';
  };
  const look = async () => {
    setLooking(true);
    await read();
    setLooking(false);
  };
  const isLost = failure?.outcome === 'open';
  return {
    busy: busy || isLooking,
    problem: isLost ? undefined : failure?.text,
    loss: isLost ? (isUnread ? 'unread' : 'read') : undefined,
    move,
    look,
    forget: reset,
  };
}
