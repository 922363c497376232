import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { StorefrontContext } from '@/storefront/contract/runtime';
import { createGateway } from '@/storefront/platform/gateway/create-gateway';
import { GatewayContext } from '@/storefront/platform/gateway/gateway-context';
import { TextsProvider } from '@/storefront/platform/languages/texts-provider';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import { queryScopeOf } from '@/storefront/platform/session/query-scope';
import { useSession } from '@/storefront/platform/session/use-session';
import { RendererContext } from '@/storefront/renderer/renderer-context';
import { AppContext, type AppRuntime, useApp } from './app-runtime';
import { Screens } from './page/screens';

/** The whole site. Stands inside a router. */
export function Storefront({ app }: { readonly app: AppRuntime }) {
  const { tookOver } = app;
  useEffect(tookOver, [tookOver]);
  return (
    <AppContext value={app}>
      <StorefrontContext value={app}>
        <RendererContext value={app}>
          <QueryClientProvider client={app.queries}>
            <TextsProvider texts={app.texts}>
              <ScopedGateway>
                <Screens />
              </ScopedGateway>
            </TextsProvider>
          </QueryClientProvider>
        </RendererContext>
      </StorefrontContext>
    </AppContext>
  );
}

/** Gives widgets a gateway whose keys are this visitor's: a new one with each session and language. */
function ScopedGateway({ children }: { readonly children: ReactNode }) {
  const { boot, call } = useApp();
  const session = useSession();
  const language = useLanguage();
  const { code } = boot.merchant;
  const gateway = useMemo(
    () => createGateway(queryScopeOf({ session, merchant: code, language }), call),
    [session, code, language, call],
  );
  return <GatewayContext value={gateway}>{children}</GatewayContext>;
}
