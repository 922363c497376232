import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { touchedBy } from '@/storefront/platform/gateway/find-call';
import type { UnsettledIntent } from '@/storefront/platform/gateway/intents';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { type RecordedOrder, type Told, toldBy } from './find-order';
import type { MoneyRecord } from './records';
import { useIntents } from './use-unsettled';

/**
 * Looks requests without an answer up in their record, and calls back with what became of each. Found ones are settled.
 * Gives the state of reading the record.
 */
export function useLookUp(
  { calls, useOrders }: MoneyRecord,
  unsettled: readonly UnsettledIntent[],
  onTold: (told: Told) => void,
): UseQueryResult<readonly RecordedOrder[]> {
  const { clock } = useRuntime();
  const queries = useQueryClient();
  const intents = useIntents();
  const answer = useOrders(unsettled.some(({ isOnTheWay }) => !isOnTheWay));
  const latest = useRef({ onTold, intents });
  latest.current = { onTold, intents };
  const { data, dataUpdatedAt } = answer;
  const isOff = isSwitchedOff(answer);
  useEffect(() => {
    for (const of of unsettled) {
      if (of.isOnTheWay) continue;
      const told = isOff ? { kind: 'untold' as const, of } : data && toldBy(data, of, clock.at(dataUpdatedAt));
      if (told === undefined) continue;
      latest.current.onTold(told);
      if (told.kind === 'found') {
        latest.current.intents().finish(of.key);
        void queries.invalidateQueries(touchedBy(calls));
      } else latest.current.intents().end(of.key);
      return;
    }
  }, [unsettled, data, dataUpdatedAt, isOff, clock, queries, calls]);
  return answer;
}
