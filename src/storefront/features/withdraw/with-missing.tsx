import { type ComponentProps, type ReactNode, useState } from 'react';
import { isOn } from '@/storefront/platform/session/session';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import type { Missing } from './missing';

/** Whoever has taken money out before has nothing to set up. */
const steps = createLazy(() => import('./missing').then(({ Missing }) => ({ default: Missing })));

type Props = ComponentProps<typeof Missing> & {
  readonly fallback: ReactNode;
  readonly children: (missing: ReactNode) => ReactNode;
};

/** A form with what has to be set up first, once its code is there; it stays when the last step is done, with what was typed. */
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
