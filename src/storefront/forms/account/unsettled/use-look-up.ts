import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { touchedBy } from '@/storefront/platform/gateway/find-call';
import type { UnsettledIntent } from '@/storefront/platform/gateway/intents';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { outcomeBy, type RecordedOrder, type RequestOutcome } from './find-order';
import type { MoneyRecord } from './records';
import { useIntents } from './use-unsettled';

/**
 * Looks requests without an answer up in their record, and calls back with what became of each. Found ones are settled.
 * Gives the state of reading the record.
 */
export function useLookUp(
  { calls, useOrders }: MoneyRecord,
  unsettled: readonly UnsettledIntent[],
  onTold: (told: RequestOutcome) => void,
): UseQueryResult<readonly RecordedOrder[]> {
  const { clock } = useRuntime();
  const queries = useQueryClient();
  const intents = useIntents();
  const recordQuery = useOrders(unsettled.some(({ isOnTheWay }) => !isOnTheWay));
  const latest = useRef({ onTold, intents });
  latest.current = { onTold, intents };
  const { data, dataUpdatedAt } = recordQuery;
  const isRecordOff = isSwitchedOff(recordQuery);
  useEffect(() => {
    for (const request of unsettled) {
      if (request.isOnTheWay) continue;
      const outcome = isRecordOff
        ? { kind: 'untold' as const, of: request }
        : data && outcomeBy(data, request, clock.at(dataUpdatedAt));
      if (outcome === undefined) continue;
      latest.current.onTold(outcome);
      if (outcome.kind === 'found') {
        latest.current.intents().finish(request.key);
        void queries.invalidateQueries(touchedBy(calls));
      } else latest.current.intents().end(request.key);
      return;
    }
  }, [unsettled, data, dataUpdatedAt, isRecordOff, clock, queries, calls]);
  return recordQuery;
}
