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

/** What is kept of this browser's intents; not during a render. */
function useIntents(): () => Intents {
  const { clock } = useRuntime();
  return useCallback(() => createIntents(browserStorageOf(window), clock.now), [clock]);
}

/** Reads what this member sent by these calls and nobody knows the outcome of, and what is on its way; not during a render. */
function useReadUnsettled(calls: readonly CallName[]): () => readonly Unsettled[] {
  const { merchant, userName } = useGateway().scope;
  const intents = useIntents();
  return useCallback(
    () => calls.flatMap((call) => intents().unsettled({ merchant, userName, call })),
    [calls, merchant, userName, intents],
  );
}

/** Sends one of these calls; `earlier` is when it was sent first, where what came is the outcome of a try that got no answer. */
export function useEarlier(calls: readonly CallName[]) {
  const read = useReadUnsettled(calls);
  return async <Value>(send: () => Promise<Value>): Promise<{ value: Value; earlier: number | undefined }> => {
    const before = read().filter(({ isOnTheWay }) => !isOnTheWay);
    const value = await send();
    // One that another tab heard of meanwhile is not what came here.
    return { value, earlier: before.find(({ key }) => answered.has(key))?.at };
  };
}

/** The same, kept up to date; `calls` is one list for good. */
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
      // No other tab tells when it has given one up.
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

/** Whether something sent by these calls is on its way or not known yet: until it is, nothing more is sent by them. */
export function useIsUnsettled(calls: readonly CallName[]): boolean {
  return useUnsettled(calls).length > 0;
}

/** Ends intents by key. After `settle` the same content is a new intent; after `end` it keeps its key. */
export function useEndOfIntents(): { readonly settle: (key: string) => void; readonly end: (key: string) => void } {
  const intents = useIntents();
  return { settle: (key) => intents().settle(key), end: (key) => intents().end(key) };
}
