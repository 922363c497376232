import { createRoot } from 'react-dom/client';
import { UnsettledElsewhere } from '@/storefront/forms/account/unsettled/unsettled-elsewhere';
import type { AppRuntime } from '../app-runtime';
import { Providers } from '../storefront';

/** Says on any page what became of money requests without an answer. A tree of its own, which draws nothing. */
export function tellUnsettled(app: AppRuntime): () => void {
  const root = createRoot(document.createElement('div'));
  root.render(
    <Providers app={app}>
      <UnsettledElsewhere />
    </Providers>,
  );
  return () => root.unmount();
}
