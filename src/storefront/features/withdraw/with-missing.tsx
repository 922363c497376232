import { type ComponentProps, type ReactNode, useState } from 'react';
import { isOn } from '@/storefront/platform/session/session';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import type { Missing } from './missing';

/** A member who has withdrawn before has nothing to set up. */
const lazyMissing = createLazy(() => import('./missing').then(({ Missing }) => ({ default: Missing })));

type Props = ComponentProps<typeof Missing> & {
  readonly fallback: ReactNode;
  readonly children: (missing: ReactNode) => ReactNode;
};

/**
 * A form with the missing steps above it, once their code is loaded. After the last step the form stays with its
 * values.
 */
export function WithMissing({ fallback, children, ...missingProps }: Props) {
  const { known: config, hasCard } = missingProps;
  const isComplete = isOn(config.payeeNameSet) && isOn(config.hasPaymentPassword) && hasCard;
  const [wasComplete, setWasComplete] = useState(isComplete);
  if (wasComplete && !isComplete) setWasComplete(false);
  if (wasComplete) return children(null);
  return (
    <LazyComponent of={lazyMissing} fallback={fallback}>
      {(Steps) => children(<Steps {...missingProps} />)}
    </LazyComponent>
  );
}
