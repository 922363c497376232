import { type ComponentProps, type ReactNode, useState } from 'react';
import { isOn } from '@/storefront/platform/session/session';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import type { Missing } from './missing';

/** A member who has withdrawn before has nothing to set up. */
const steps = createLazy(() => import('./missing').then(({ Missing }) => ({ default: Missing })));

type Props = ComponentProps<typeof Missing> & {
  readonly fallback: ReactNode;
  readonly children: (missing: ReactNode) => ReactNode;
};

/**
 * A form with the missing steps above it, once their code is loaded. After the last step the form stays with its
 * values.
 */
export function WithMissing({ fallback, children, ...asked }: Props) {
  const { known, hasCard } = asked;
  const isWhole = isOn(known.payeeNameSet) && isOn(known.hasPaymentPassword) && hasCard;
  const [wasWhole, setWasWhole] = useState(isWhole);
  if (wasWhole && !isWhole) setWasWhole(false);
  if (wasWhole) return children(null);
  return (
    <LazyComponent of={steps} fallback={fallback}>
      {(Steps) => children(<Steps {...asked} />)}
    </LazyComponent>
  );
}
