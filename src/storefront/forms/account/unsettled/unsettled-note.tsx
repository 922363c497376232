import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CallName } from '@/storefront/generated/wire/calls';
import type { UnsettledIntent } from '@/storefront/platform/gateway/intents';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { useEndElsewhere, useShowsOutcomesHere, useUnsettled } from './use-unsettled';

type Props = {
  /** Must be a stable list. They have one record (`records.ts`). */
  readonly calls: readonly CallName[];
  readonly unknownText: string;
  /** Link to the record. */
  readonly record: ReactNode;
  /** A form or question waits for the answer: nothing is shown beside it. */
  readonly waits: boolean;
  /** The order was made: the typed values were sent. */
  readonly onFound: () => void;
};

/** Rarely needed, so its code loads with the first missing answer. Without a network plain words stand in for it. */
const loadCode = () => import('./unsettled-card');
const lazyCard = createLazy(async () => ({ default: (await loadCode()).UnsettledCard }));
const lazyEarlierText = createLazy(async () => ({ default: (await loadCode()).EarlierText }));

/**
 * Says that the outcome of an earlier request is not known, and reads the record until it shows the order or proves
 * that there is none. Until then `useIsUnsettled` locks the form. It also shows requests on their way, since a player
 * who left the page may want to send another.
 */
export function UnsettledNote({ waits: isWaiting, ...cardProps }: Props) {
  const unsettled = useUnsettled(cardProps.calls);
  useShowsOutcomesHere(cardProps.calls);
  const [wasShown, setWasShown] = useState(false);
  const endElsewhere = useEndElsewhere();
  /** The last unsettled requests, kept when there are none any more. */
  const earlierRef = useRef<readonly UnsettledIntent[]>([]);
  useEffect(() => {
    if (unsettled.length > 0) earlierRef.current = unsettled;
    // Another tab can learn the outcome before this one gives up waiting.
    else if (!isWaiting && earlierRef.current.some((request) => endElsewhere(request) !== undefined)) setWasShown(true);
  }, [unsettled, isWaiting, endElsewhere]);
  if (unsettled.length > 0 && !isWaiting && !wasShown) setWasShown(true);
  if (!wasShown || isWaiting) return null;
  return (
    <LazyComponent
      of={lazyCard}
      fallback={null}
      lost={unsettled.some((one) => one.isLost) && <p role="alert">{cardProps.unknownText}</p>}
    >
      {(Card) => <Card {...cardProps} unsettled={unsettled} earlier={earlierRef.current} />}
    </LazyComponent>
  );
}

/** Says that an outcome belongs to an earlier try: nothing was done a second time. */
export function EarlierNote({ at }: { readonly at: number | undefined }) {
  if (at === undefined) return null;
  return (
    <LazyComponent of={lazyEarlierText} fallback={null}>
      {(Text) => (
        <p role="status">
          <Text at={at} />
        </p>
      )}
    </LazyComponent>
  );
}
