import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { StorefrontContext } from '@/storefront/contract/runtime';
import { GatewayContext } from '@/storefront/platform/gateway/gateway-context';
import { TextsProvider } from '@/storefront/platform/languages/texts-provider';
import { RendererContext } from '@/storefront/renderer/renderer-context';
import { AppContext, type AppRuntime } from './app-runtime';
import type { History } from './navigation/history';
import { Navigation } from './navigation/navigation';
import { Screens } from './page/screens';

type Props = {
  readonly app: AppRuntime;
  /** The browser's history; undefined on the server. */
  readonly history?: History | undefined;
};

/** The root component. */
export function Storefront({ app, history }: Props) {
  const { begin } = app.hydration;
  useEffect(() => {
    document.getElementById('root')?.setAttribute('data-hydrated', '');
    begin();
  }, [begin]);
  return (
    <Providers app={app}>
      {history && <Navigation key={app.boot.page.hash} history={history} />}
      <Screens />
    </Providers>
  );
}

/** What every component may ask for. */
export function Providers({ app, children }: { readonly app: AppRuntime; readonly children: ReactNode }) {
  return (
    <AppContext value={app}>
      <StorefrontContext value={app}>
        <RendererContext value={app}>
          <QueryClientProvider client={app.queries}>
            <TextsProvider texts={app.texts}>
              <GatewayContext value={app.gateways}>{children}</GatewayContext>
            </TextsProvider>
          </QueryClientProvider>
        </RendererContext>
      </StorefrontContext>
    </AppContext>
  );
}
