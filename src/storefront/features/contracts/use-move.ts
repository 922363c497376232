import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '@/storefront/forms/send/use-send';
import { touchedBy } from '@/storefront/platform/gateway/find-call';
import { contractMoves } from '@/storefront/platform/gateway/queries/agents/contracts';

export type Outcome = 'done' | 'refused' | 'lost';

export type Moving = {
  readonly busy: boolean;
  /** Why the last request was refused. */
  readonly problem: string | undefined;
  /** Set if no answer came: `read` if the contracts could be read again since, `unread` if not. */
  readonly lostAnswer: 'read' | 'unread' | undefined;
  readonly move: (send: () => Promise<void>) => Promise<Outcome>;
  /** Reads the contracts again. */
  readonly reread: () => Promise<void>;
  /** Clears the last message. */
  readonly forget: () => void;
};

/** Sends one request at a time, then reads the contracts again, even after a failure: they may have changed. */
export function useMove(): Moving {
  const queries = useQueryClient();
  const { busy, failure, send, reset } = useSend({ afterSuccess: 'free', calls: contractMoves });
  const [isLooking, setLooking] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const checkRead = () => {
    const shownQueries = queries.getQueryCache().findAll({ ...touchedBy(contractMoves), type: 'active' });
    setUnread(shownQueries.some((query) => query.state.status === 'error'));
  };
  const move = async (call: () => Promise<void>): Promise<Outcome> => {
    const result = await send(call);
    // Nothing was sent: another request is under way.
    if (result === undefined) return 'refused';
    checkRead();
    return result.outcome === 'open' ? 'lost' : result.outcome === 'done' ? 'done' : 'refused';
  };
  const reread = async () => {
    setLooking(true);
    await queries.invalidateQueries(touchedBy(contractMoves));
    checkRead();
    setLooking(false);
  };
  const isLost = failure?.outcome === 'open';
  return {
    busy: busy || isLooking,
    problem: isLost ? undefined : failure?.text,
    lostAnswer: isLost && !busy ? (isUnread ? 'unread' : 'read') : undefined,
    move,
    reread,
    forget: reset,
  };
}
