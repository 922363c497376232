import type { ReactNode } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { Skeleton } from './skeleton';
import { useIsHydrating } from './use-is-hydrating';

/**
 * What a guest sees in place of a member's part. The server draws for guests, so a member sees a skeleton until the
 * browser takes over.
 */
export function ForGuests({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const isHydrating = useIsHydrating();
  return (
    <>
      <div data-for="guest">{children}</div>
      {isHydrating && (
        <div data-for="member">
          <Skeleton kind="card" label={t('widget.loading')} />
        </div>
      )}
    </>
  );
}
