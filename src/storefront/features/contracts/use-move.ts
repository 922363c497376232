import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { touchedBy } from '@/storefront/platform/gateway/find-call';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { isKnownOutcome } from '@/storefront/platform/gateway/outcome';
import { contractMoves } from '@/storefront/platform/gateway/queries/agents/contracts';
import { type Said, useText } from '@/storefront/platform/languages/use-text';

export type Outcome = 'done' | 'refused' | 'lost';

type State = {
  readonly busy: boolean;
  /** The refusal. */
  readonly problem?: Said | undefined;
  /** No answer came. Whether the contracts could be read again since. */
  readonly loss?: 'read' | 'unread' | undefined;
};

export type Moving = Omit<State, 'problem'> & {
  readonly problem: string | undefined;
  readonly move: (send: () => Promise<void>) => Promise<Outcome>;
  /** Reads the contracts again. */
  readonly look: () => Promise<void>;
  /** Clears the last message. */
  readonly forget: () => void;
};

/** Sends one thing at a time; the contracts are asked for anew after it, also where it failed: they may have moved on meanwhile. */
export function useMove(): Moving {
  const t = useText();
  const queries = useQueryClient();
  const sending = useRef(false);
  const [state, setState] = useState<State>({ busy: false });
  const read = async () => {
    const touched = touchedBy(contractMoves);
    await queries.invalidateQueries(touched);
    const shown = queries.getQueryCache().findAll({ ...touched, type: 'active' });
    return shown.some((query) => query.state.status === 'error') ? 'unread' : 'read';
  };
  const move = async (send: () => Promise<void>): Promise<Outcome> => {
    if (sending.current) return 'refused';
    sending.current = true;
    setState({ busy: true });
    const failure = await failureOf(send);
    const loss = await read();
    sending.current = false;
    if (failure === undefined) setState({ busy: false });
    else if (isLost(failure.error)) setState({ busy: false, loss });
    else setState({ busy: false, problem: (text) => errorText(failure.error, text) });
    return failure === undefined ? 'done' : isLost(failure.error) ? 'lost' : 'refused';
  };
  const look = async () => {
    setState({ busy: true, loss: 'unread' });
    setState({ busy: false, loss: await read() });
  };
  return { ...state, problem: state.problem?.(t), move, look, forget: () => setState({ busy: false }) };
}

async function failureOf(send: () => Promise<void>): Promise<{ readonly error: unknown } | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    return { error };
  }
}

function isLost(error: unknown): boolean {
  return isGatewayError(error) && !isKnownOutcome(error);
}
