import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { StorefrontContext } from '@/storefront/contract/runtime';
import { GatewayContext } from '@/storefront/platform/gateway/gateway-context';
import { TextsProvider } from '@/storefront/platform/languages/texts-provider';
import { RendererContext } from '@/storefront/renderer/renderer-context';
import { AppContext, type AppRuntime } from './app-runtime';
import { Screens } from './page/screens';

/** The whole site. Stands inside a router. */
export function Storefront({ app }: { readonly app: AppRuntime }) {
  const { begin } = app.hydration;
  useEffect(begin, [begin]);
  return (
    <AppContext value={app}>
      <StorefrontContext value={app}>
        <RendererContext value={app}>
          <QueryClientProvider client={app.queries}>
            <TextsProvider texts={app.texts}>
              <GatewayContext value={app.gateways}>
                <Screens />
              </GatewayContext>
            </TextsProvider>
          </QueryClientProvider>
        </RendererContext>
      </StorefrontContext>
    </AppContext>
  );
}
