import { type ReactNode, useState } from 'react';
import type { CallName } from '@/storefront/generated/wire/calls';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { useTellsHere, useUnsettled } from './use-unsettled';

type Props = {
  /** Must be a stable list. They have one record (`records.ts`). */
  readonly calls: readonly CallName[];
  readonly unknownText: string;
  /** Link to the record. */
  readonly record: ReactNode;
  /** A form or question waits for the answer: nothing is shown beside it. */
  readonly waits: boolean;
  /** The order was found: the typed values were sent. */
  readonly onFound: () => void;
};

/** Rarely needed, so its code loads with the first missing answer. Without a network plain words stand in for it. */
const code = () => import('./unsettled-card');
const card = createLazy(async () => ({ default: (await code()).UnsettledCard }));
const earlier = createLazy(async () => ({ default: (await code()).EarlierText }));

/**
 * Says that the outcome of an earlier request is not known, and reads the record until it shows the order or proves
 * that there is none. Until then `useIsUnsettled` locks the form. It also shows requests on their way, since a player
 * who left the page may want to send another.
 */
export function UnsettledNote({ waits, ...told }: Props) {
  const unsettled = useUnsettled(told.calls);
  useTellsHere(told.calls);
  const [wasTold, setWasTold] = useState(false);
  if (unsettled.length > 0 && !waits && !wasTold) setWasTold(true);
  if (!wasTold || waits) return null;
  return (
    <LazyComponent
      of={card}
      fallback={null}
      lost={unsettled.some((one) => one.isLost) && <p role="alert">{told.unknownText}</p>}
    >
      {(Card) => <Card {...told} unsettled={unsettled} />}
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
