import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { StorefrontContext } from '@/storefront/contract/runtime';
import { GatewayContext } from '@/storefront/platform/gateway/gateway-context';
import { TextsProvider } from '@/storefront/platform/languages/texts-provider';
import { RendererContext } from '@/storefront/renderer/renderer-context';
import { AppContext, type AppRuntime } from './app-runtime';
import { Navigation } from './navigation/navigation';
import { Screens } from './page/screens';

type Props = {
  readonly app: AppRuntime;
  /** The router, which follows the address and holds nothing else; a server has none. */
  readonly router?: ((navigation: ReactNode) => ReactNode) | undefined;
};

/** The whole site. */
export function Storefront({ app, router }: Props) {
  const { begin } = app.hydration;
  useEffect(begin, [begin]);
  return (
    <AppContext value={app}>
      <StorefrontContext value={app}>
        <RendererContext value={app}>
          <QueryClientProvider client={app.queries}>
            <TextsProvider texts={app.texts}>
              <GatewayContext value={app.gateways}>
                {router?.(<Navigation />)}
                <Screens />
              </GatewayContext>
            </TextsProvider>
          </QueryClientProvider>
        </RendererContext>
      </StorefrontContext>
    </AppContext>
  );
}
