import { type ReactNode, useSyncExternalStore } from 'react';
import { OutletContext } from '@/storefront/contract/page-location';
import { PageView } from '@/storefront/renderer/page-view';
import { useApp } from '../app-runtime';
import { useArrival } from '../navigation/use-arrival';
import { DialogHost } from './dialog-host';
import { PageOutlet } from './page-outlet';
import { shellFor } from './shell-for';
import { type ShownPage, useDrawnPage } from './shown-page';

/** The shell around the shown page, and the dialogs over it. */
export function Screens() {
  const { boot } = useApp();
  const shell = useDrawnPage(({ page }) => page.shell);
  return (
    <>
      <OutletContext value={outlet}>
        <PageView page={shellFor(boot.shell, shell)} />
      </OutletContext>
      <DialogHost />
      <Arrivals />
    </>
  );
}

/** The same element for each render: React then draws no page anew where only the shell changes. */
const outlet = <Outlet />;

function Outlet(): ReactNode {
  const { page, status, error, retry } = useDrawnPage((shown) => shown);
  return <PageOutlet page={page} status={status} error={error} onRetry={retry} />;
}

/** What a new page brings with it, in effects. Rendered after the page, so that they run once the page is drawn. */
function Arrivals(): ReactNode {
  const { location } = useApp();
  const shown = useSyncExternalStore(location.subscribe, location.arrived, () => undefined);
  return shown && <Arrival shown={shown} />;
}

function Arrival({ shown }: { readonly shown: ShownPage }): ReactNode {
  useArrival(shown);
  return null;
}
