import { useCallback, useEffect, useState } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import type { CallName } from '@/storefront/generated/wire/calls';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import {
  answered,
  createIntents,
  type Intents,
  onIntents,
  type Unsettled,
} from '@/storefront/platform/gateway/intents';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';

/** This browser's intents. Not during a render. */
function useIntents(): () => Intents {
  const { clock } = useRuntime();
  return useCallback(() => createIntents(browserStorageOf(window), clock.now), [clock]);
}

/** This member's requests of these calls without a known outcome, and those on their way. Not during a render. */
function useReadUnsettled(calls: readonly CallName[]): () => readonly Unsettled[] {
  const { merchant, userName } = useGateway().scope;
  const intents = useIntents();
  return useCallback(
    () => calls.flatMap((call) => intents().unsettled({ merchant, userName, call })),
    [calls, merchant, userName, intents],
  );
}

/**
 * Sends one of these calls. `earlier` is the time of the first try, if the answer is the outcome of a try that got
 * none.
 */
export function useEarlier(calls: readonly CallName[]) {
  const read = useReadUnsettled(calls);
  return async <Value>(send: () => Promise<Value>): Promise<{ value: Value; earlier: number | undefined }> => {
    const before = read().filter(({ isOnTheWay }) => !isOnTheWay);
    const value = await send();
    // An outcome that another tab has received meanwhile is not the one of this call.
    return { value, earlier: before.find(({ key }) => answered.has(key))?.at };
  };
}

/** The same, kept up to date. `calls` must be a stable list. */
export function useUnsettled(calls: readonly CallName[]): readonly Unsettled[] {
  const { clock } = useRuntime();
  const read = useReadUnsettled(calls);
  const [unsettled, setUnsettled] = useState<readonly Unsettled[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const found = read();
      setUnsettled(found);
      clearTimeout(timer);
      // Other tabs do not report requests that they have given up.
      if (found.some(({ isOnTheWay, isLost }) => !isOnTheWay && !isLost)) timer = setTimeout(look, 1000);
    };
    look();
    const stops = [onIntents(look), clock.subscribe(look)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [read, clock]);
  return unsettled;
}

/**
 * Whether a request of these calls is on its way or without a known outcome. Until it is known, none of them is sent.
 */
export function useIsUnsettled(calls: readonly CallName[]): boolean {
  return useUnsettled(calls).length > 0;
}

/** Ends intents by key. After `settle` the same content is a new intent; after `end` it keeps its key. */
export function useEndOfIntents(): { readonly settle: (key: string) => void; readonly end: (key: string) => void } {
  const intents = useIntents();
  return { settle: (key) => intents().settle(key), end: (key) => intents().end(key) };
}
