import { useCallback, useEffect, useState } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import type { CallName } from '@/storefront/generated/wire/calls';
import { endOfIntent } from '@/storefront/platform/gateway/end-of-intent';
import { createIntents, type Intents, type UnsettledIntent } from '@/storefront/platform/gateway/intents';
import { useGateway, useGatewaySource } from '@/storefront/platform/gateway/use-gateway';

/** Gives a function that opens this browser's intents. Call that function outside of rendering. */
export function useIntents(): () => Intents {
  const { clock } = useRuntime();
  const { keys } = useGatewaySource();
  return useCallback(() => createIntents(keys, clock.now), [keys, clock]);
}

/** Milliseconds between two reads while a request may change without an event. */
const checkMs = 1000;

/** Gives a function that reads this member's requests of these calls. Call it outside of rendering. */
function useReadRequests(calls: readonly CallName[], kind: 'unsettled' | 'denied'): () => readonly UnsettledIntent[] {
  const { merchant, userName } = useGateway().scope;
  const intents = useIntents();
  return useCallback(
    () => calls.flatMap((call) => intents()[kind]({ merchant, userName, call })),
    [calls, kind, merchant, userName, intents],
  );
}

/**
 * Gives a function that sends one of these calls. If the answer also settles an earlier try that got no answer,
 * `earlier` is the time of that try.
 */
export function useSendWithEarlier(calls: readonly CallName[]) {
  const read = useReadRequests(calls, 'unsettled');
  const intents = useIntents();
  return async <Value>(send: () => Promise<Value>): Promise<{ value: Value; earlier: number | undefined }> => {
    const earlierRequests = read().filter(({ isOnTheWay }) => !isOnTheWay);
    const value = await send();
    // An outcome that another tab has received meanwhile is not the one of this call.
    return { value, earlier: earlierRequests.find(({ key }) => intents().tries.answered.has(key))?.at };
  };
}

/**
 * This member's requests of these calls, kept up to date: those without a known outcome, or those that the record has
 * `denied`, and that a slow platform may still book. `calls` must be a stable list.
 */
export function useUnsettled(
  calls: readonly CallName[],
  kind: 'unsettled' | 'denied' = 'unsettled',
): readonly UnsettledIntent[] {
  const { clock } = useRuntime();
  const read = useReadRequests(calls, kind);
  const intents = useIntents();
  const [unsettled, setUnsettled] = useState<readonly UnsettledIntent[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const requests = read();
      setUnsettled(requests);
      clearTimeout(timer);
      // A tab that was closed does not report requests that it has given up. Denied ones end by time alone.
      if (requests.some(({ isOnTheWay, isLost }) => kind === 'denied' || (!isOnTheWay && !isLost)))
        timer = setTimeout(update, checkMs);
    };
    update();
    const stops = [intents().subscribe(update), clock.subscribe(update)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [read, kind, intents, clock]);
  return unsettled;
}

/**
 * Whether a request of these calls is on its way or without a known outcome. Until that is known, no other is sent.
 */
export function useIsUnsettled(calls: readonly CallName[]): boolean {
  return useUnsettled(calls).length > 0;
}

/**
 * Gives a function that says how a request ended without an answer to this document: in another tab, or by the record.
 * It gives undefined if the request is open, or was answered here. Do not call it while rendering.
 */
export function useEndElsewhere() {
  const { keys } = useGatewaySource();
  const intents = useIntents();
  return useCallback(
    ({ key, isOnTheWay }: UnsettledIntent) => {
      const end = endOfIntent(keys, key);
      // The form tells the answer to a request of this document, but not what another tab reads before that answer.
      const isToldByForm = end === 'done' ? intents().tries.answered.has(key) : isOnTheWay;
      return isToldByForm ? undefined : end;
    },
    [keys, intents],
  );
}

/** While the caller is mounted, it alone tells the outcome of these calls. `calls` must be a stable list. */
export function useShowsOutcomesHere(calls: readonly CallName[]): void {
  const intents = useIntents();
  useEffect(() => {
    const { shown: shownCalls, notify } = intents().tries;
    shownCalls.add(calls);
    notify();
    return () => {
      shownCalls.delete(calls);
      notify();
    };
  }, [intents, calls]);
}
