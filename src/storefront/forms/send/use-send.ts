import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { CallName } from '@/storefront/generated/wire/calls';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { touchedBy } from '@/storefront/platform/gateway/find-call';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { type Outcome, outcomeOf } from '@/storefront/platform/gateway/outcome';
import { useText } from '@/storefront/platform/languages/use-text';

type Options = {
  /**
   * `locked`: a success replaces the form, so nothing more is sent until `reset`. `free`: the button stays, and works
   * again when the result shows.
   */
  readonly afterSuccess: 'free' | 'locked';
  /**
   * The calls that it sends. Queries that their schemas touch are read again, after a failure too. `free` waits for
   * them.
   */
  readonly calls?: readonly CallName[] | undefined;
  /** Key of the text for an unknown outcome. Without it the error's own text. */
  readonly unknown?: string | undefined;
};

type Failure = { readonly outcome: Outcome; readonly error: unknown };
export type SendResult<Value> = { readonly outcome: 'done'; readonly value: Value } | Failure;

type State = { readonly busy: boolean; readonly failure?: Failure };

export type Sending = {
  readonly busy: boolean;
  /** Why the last try failed, in the current language, until the next try. */
  readonly failure: (Failure & { readonly text: string }) | undefined;
  /** Sends one request at a time and never retries. Gives its outcome; undefined if it did not send. */
  readonly send: <Value>(call: () => Promise<Value>) => Promise<SendResult<Value> | undefined>;
  /** Forgets the last try, so that another may follow. */
  readonly reset: () => void;
};

const idle: State = { busy: false };
const noCalls: readonly CallName[] = [];

/**
 * The one way to send what changes something at the platform. Further taps are ignored until React has rendered the
 * result: before that the old form is still on the screen, and a tap on it would send twice.
 */
export function useSend({ afterSuccess, calls = noCalls, unknown }: Options): Sending {
  const t = useText();
  const queries = useQueryClient();
  const isLocked = useRef(false);
  /** Counts tries: the result of one that `reset` has forgotten changes nothing here. */
  const lastTry = useRef(0);
  const [state, setState] = useState(idle);
  useLayoutEffect(() => {
    isLocked.current = state.busy;
  }, [state]);
  const send = async <Value>(call: () => Promise<Value>): Promise<SendResult<Value> | undefined> => {
    if (isLocked.current) return undefined;
    isLocked.current = true;
    lastTry.current += 1;
    const ownTry = lastTry.current;
    setState({ busy: true });
    const result = await resultOf(call);
    const isDone = result.outcome === 'done';
    const refetched = queries.invalidateQueries(touchedBy(calls));
    // The reason shows at once. With `free`, another try waits until the queries that the call touches are read again.
    if (!isDone && ownTry === lastTry.current) setState({ busy: true, failure: result });
    if (afterSuccess === 'free') await refetched;
    if (ownTry === lastTry.current && (afterSuccess === 'free' || !isDone))
      setState(isDone ? { busy: false } : { busy: false, failure: result });
    return result;
  };
  const reset = useCallback(() => {
    lastTry.current += 1;
    setState({ busy: false });
  }, []);
  const { busy, failure } = state;
  const text = failure && (failure.outcome === 'open' && unknown ? t(unknown) : errorText(failure.error, t));
  return { busy, failure: failure && text !== undefined ? { ...failure, text } : undefined, send, reset };
}

async function resultOf<Value>(call: () => Promise<Value>): Promise<SendResult<Value>> {
  try {
    return { outcome: 'done', value: await call() };
  } catch (error) {
    // A mistake of ours: the console says why.
    if (!isGatewayError(error)) void Promise.reject(error);
    return { outcome: outcomeOf(error), error };
  }
}
