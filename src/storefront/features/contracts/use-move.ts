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

/** Sends one request at a time, then reads the contracts again. After a failure too: they may have changed. */
export function useMove(): Moving {
  const queries = useQueryClient();
  const { busy, failure, send, reset } = useSend({ afterSuccess: 'free', calls: contractMoves });
  const [isLooking, setLooking] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const judge = () => {
    const shown = queries.getQueryCache().findAll({ ...touchedBy(contractMoves), type: 'active' });
    setUnread(shown.some((query) => query.state.status === 'error'));
  };
  const move = async (call: () => Promise<void>): Promise<Outcome> => {
    const sent = await send(call);
    if (sent === undefined) return 'refused';
    judge();
    return sent.outcome === 'open' ? 'lost' : sent.outcome === 'done' ? 'done' : 'refused';
  };
  const look = async () => {
    setLooking(true);
    await queries.invalidateQueries(touchedBy(contractMoves));
    judge();
    setLooking(false);
  };
  const isLost = failure?.outcome === 'open';
  return {
    busy: busy || isLooking,
    problem: isLost ? undefined : failure?.text,
    loss: isLost && !busy ? (isUnread ? 'unread' : 'read') : undefined,
    move,
    look,
    forget: reset,
  };
}
