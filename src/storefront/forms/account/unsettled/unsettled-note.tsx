import { type ReactNode, useState } from 'react';
import type { CallName } from '@/storefront/generated/wire/calls';
import type { QuerySpec } from '@/storefront/platform/gateway/queries/query';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import type { Dates } from '@/storefront/platform/languages/dates';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import type { RecordedOrder } from './find-order';
import { useUnsettled } from './use-unsettled';

type Props<Answer> = {
  /** Must be a stable list. */
  readonly calls: readonly CallName[];
  readonly unknownText: string;
  /** Link to the record. */
  readonly record: ReactNode;
  /** The record in which the outcome will stand, and its orders. */
  readonly query: QuerySpec<Answer>;
  readonly ordersOf: (answer: Answer, dates: Dates) => readonly RecordedOrder[];
  /** A form or question waits for the answer: nothing is shown beside it. */
  readonly waits: boolean;
  /** The order was found: the typed values were sent. */
  readonly onFound: () => void;
};

/** Milliseconds between two reads of the record. */
const lookEvery = 5000;

/** Rarely needed, so its code loads with the first missing answer. */
const code = () => import('./unsettled-card');
const card = createLazy(async () => ({ default: (await code()).UnsettledCard }));
const earlier = createLazy(async () => ({ default: (await code()).EarlierText }));

/**
 * Says that the outcome of an earlier request is not known, and reads the record until it shows the order or proves
 * that there is none. Until then `useIsUnsettled` locks the form. It also shows requests on their way, since a player
 * who left the page may want to send another.
 */
export function UnsettledNote<Answer>({ query, ordersOf, waits, ...told }: Props<Answer>) {
  const unsettled = useUnsettled(told.calls);
  const isOpen = unsettled.some((one) => !one.isOnTheWay);
  const [wasTold, setWasTold] = useState(false);
  if (unsettled.length > 0 && !waits && !wasTold) setWasTold(true);
  const answer = useQuery({ ...query, staleTime: 0, enabled: isOpen, refetchInterval: isOpen && lookEvery });
  if (!wasTold || waits) return null;
  const { data } = answer;
  return (
    <LazyComponent of={card} fallback={null}>
      {(Card) => (
        <Card
          {...told}
          unsettled={unsettled}
          answer={answer}
          ordersBy={(dates) => (isOpen && data !== undefined ? ordersOf(data, dates) : undefined)}
        />
      )}
    </LazyComponent>
  );
}

/** Says that an outcome belongs to an earlier try: nothing was done a second time. */
export function EarlierNote({ at }: { readonly at: number | undefined }) {
  if (at === undefined) return null;
  return (
    <LazyComponent of={earlier} fallback={null}>
      {(Text) => (
        <p role="status">
          <Text at={at} />
        </p>
      )}
    </LazyComponent>
  );
}
