import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { touchedBy } from '@/storefront/platform/gateway/find-call';
import type { UnsettledIntent } from '@/storefront/platform/gateway/intents';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { outcomeBy, type RecordPage, type RequestOutcome } from './find-order';
import type { MoneyRecord } from './records';
import { useEndElsewhere, useIntents } from './use-unsettled';

type Requests = {
  readonly unsettled: readonly UnsettledIntent[];
  readonly denied: readonly UnsettledIntent[];
  /** Requests that were unsettled before the caller was mounted. Another tab may have learnt their outcome since. */
  readonly earlier?: readonly UnsettledIntent[];
};

/**
 * Looks requests without an answer up in their record, and calls back with what became of each, also if another tab
 * learns it first, and once more if a `denied` one is booked late. Found ones are settled. Gives the state of reading
 * the record.
 */
export function useLookUp(
  { calls, usePage }: MoneyRecord,
  { unsettled, denied, earlier = [] }: Requests,
  onOutcome: (outcome: RequestOutcome) => void,
): UseQueryResult<RecordPage> {
  const { clock } = useRuntime();
  const queries = useQueryClient();
  const intents = useIntents();
  const recordQuery = usePage(denied.length > 0 || unsettled.some(({ isOnTheWay }) => !isOnTheWay));
  const endElsewhere = useEndElsewhere();
  const latest = useRef({ onOutcome, intents });
  latest.current = { onOutcome, intents };
  const reportedKeys = useRef(new Set<string>());
  const shownBefore = useRef(earlier);
  const { data, dataUpdatedAt } = recordQuery;
  const isRecordOff = isSwitchedOff(recordQuery);
  useEffect(() => {
    for (const request of unsettled) {
      if (request.isOnTheWay) continue;
      const outcome = isRecordOff
        ? { kind: 'untold' as const, of: request }
        : data && outcomeBy(data, request, clock.at(dataUpdatedAt));
      if (outcome === undefined) continue;
      reportedKeys.current.add(request.key);
      latest.current.onOutcome(outcome);
      if (outcome.kind === 'found') {
        latest.current.intents().settle(request.key);
        void queries.invalidateQueries(touchedBy(calls));
      } else latest.current.intents().end(request.key, outcome.kind);
      return;
    }
  }, [unsettled, data, dataUpdatedAt, isRecordOff, clock, queries, calls]);
  useEffect(() => {
    for (const request of denied) {
      const outcome = data && outcomeBy(data, request, clock.at(dataUpdatedAt));
      if (outcome?.kind !== 'found') continue;
      latest.current.onOutcome(outcome);
      latest.current.intents().settle(request.key);
      void queries.invalidateQueries(touchedBy(calls));
    }
  }, [denied, data, dataUpdatedAt, clock, queries, calls]);
  useEffect(() => {
    const isOpen = ({ key }: UnsettledIntent) => unsettled.some((request) => request.key === key);
    const closed = shownBefore.current.filter((request) => !isOpen(request));
    shownBefore.current = unsettled;
    for (const request of closed) {
      if (reportedKeys.current.delete(request.key)) continue;
      const kind = endElsewhere(request);
      if (kind === undefined) continue;
      latest.current.onOutcome({ kind, of: request });
      void queries.invalidateQueries(touchedBy(calls));
    }
  }, [unsettled, endElsewhere, queries, calls]);
  return recordQuery;
}
