import { type ReactNode, useState } from 'react';
import type { CallName } from '@/storefront/generated/wire/calls';
import type { QuerySpec } from '@/storefront/platform/gateway/queries/query';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import type { Dates } from '@/storefront/platform/languages/dates';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import type { RecordedOrder } from './find-order';
import { useUnsettled } from './use-unsettled';

type Props<Answer> = {
  /** One list for good. */
  readonly calls: readonly CallName[];
  readonly unknownText: string;
  /** The way to the record. */
  readonly record: ReactNode;
  /** Where the outcome is written down, and what stands there. */
  readonly query: QuerySpec<Answer>;
  readonly ordersOf: (answer: Answer, dates: Dates) => readonly RecordedOrder[];
  /** A question stands that says it itself: what is sent out of it is the same intent. */
  readonly waits: boolean;
  /** It is said elsewhere what is not known: here, only what becomes of it. */
  readonly isTold?: boolean;
  /** What was typed has been sent. */
  readonly onFound: () => void;
};

/** How often the record is looked at, in milliseconds. */
const lookEvery = 5000;

/** Seldom needed: its code comes with the first answer that did not. */
const code = () => import('./unsettled-card');
const card = createLazy(async () => ({ default: (await code()).UnsettledCard }));
const earlier = createLazy(async () => ({ default: (await code()).EarlierText }));
const onTheWay = createLazy(async () => ({ default: (await code()).OnTheWay }));

/**
 * Says that the outcome of something sent earlier is not known, until the record has it: then that, and the next one is a new one. What is still on
 * its way is told as well: whoever went away from it may want to send another.
 */
export function UnsettledNote<Answer>(props: Props<Answer>) {
  const { calls, unknownText, record, query, ordersOf, waits, isTold = false, onFound } = props;
  const unsettled = useUnsettled(calls);
  const isOpen = unsettled.some((one) => !one.isOnTheWay) && !waits;
  const [wasTold, setWasTold] = useState(false);
  if (unsettled.length > 0 && !waits && !wasTold) setWasTold(true);
  const { data, dataUpdatedAt } = useQuery({
    ...query,
    staleTime: 0,
    enabled: isOpen,
    refetchInterval: isOpen && lookEvery,
  });
  if (!wasTold || waits) return null;
  const given = { unsettled, unknownText, record, isTold, onFound, lookedAt: dataUpdatedAt };
  return (
    <LazyComponent of={card} fallback={null}>
      {(Card) => (
        <Card {...given} ordersBy={(dates) => (isOpen && data !== undefined ? ordersOf(data, dates) : undefined)} />
      )}
    </LazyComponent>
  );
}

/** Says that something sent earlier is still on its way, where another one is about to be sent. */
export function OnTheWayNote({ calls }: Pick<Props<unknown>, 'calls'>) {
  const unsettled = useUnsettled(calls);
  if (!unsettled.some(({ isOnTheWay }) => isOnTheWay)) return null;
  return (
    <LazyComponent of={onTheWay} fallback={null}>
      {(Text) => <Text unsettled={unsettled} />}
    </LazyComponent>
  );
}

/** Says that an outcome is that of an earlier try: nothing was done a second time. */
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
