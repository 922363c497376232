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
  /** Its answer is waited for in the form or in a question: nothing is said beside that. */
  readonly waits: boolean;
  /** What was typed has been sent. */
  readonly onFound: () => void;
};

/** How often the record is looked at, in milliseconds. */
const lookEvery = 5000;

/** Seldom needed: its code comes with the first answer that did not. */
const code = () => import('./unsettled-card');
const card = createLazy(async () => ({ default: (await code()).UnsettledCard }));
const earlier = createLazy(async () => ({ default: (await code()).EarlierText }));

/**
 * Says that the outcome of something sent earlier is not known, and looks at the record until that tells: the order,
 * or that there is none. Until then `useIsUnsettled` locks the form. What is still on its way is told as well:
 * whoever went away from it may want to send another.
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
