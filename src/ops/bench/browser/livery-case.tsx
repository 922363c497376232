import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppContext, type AppRuntime } from '@/storefront/app/app-runtime';
import { createAppRuntime, createTextsOf } from '@/storefront/app/create-app-runtime';
import { registry } from '@/storefront/app/registry';
import { StorefrontContext } from '@/storefront/contract/runtime';
import { loadCheck } from '@/storefront/generated/wire/calls';
import { createMemoryStorage } from '@/storefront/platform/browser/browser-storage';
import { GatewayContext } from '@/storefront/platform/gateway/gateway-context';
import { TextsProvider } from '@/storefront/platform/languages/texts-provider';
import { PageView } from '@/storefront/renderer/page-view';
import { RendererContext } from '@/storefront/renderer/renderer-context';
import { usesOf } from '@/storefront/renderer/uses-of';
import { createWidgetLoader } from '@/storefront/renderer/widget-loader';
import type { CaseData } from './case-data';

/** The real renderer with the real registry, its code loaded. The gateway never answers. */
export async function liveryPage({
  boot,
  texts,
}: CaseData): Promise<{ readonly app: AppRuntime; readonly element: ReactNode }> {
  const widgets = createWidgetLoader(registry);
  await Promise.all([widgets.preload(usesOf(boot.page)), loadCheck({ name: 'captcha', answers: 'sign-in' })]);
  const app = createAppRuntime({
    side: 'browser',
    boot,
    texts: createTextsOf(boot, texts),
    fetch: () => new Promise(() => undefined),
    storage: createMemoryStorage(),
    widgets,
    device: { platform: 'android', standalone: false, native: false },
    now: Date.now,
    development: false,
    search: '',
  });
  const element = (
    <AppContext value={app}>
      <StorefrontContext value={app}>
        <RendererContext value={app}>
          <QueryClientProvider client={app.queries}>
            <TextsProvider texts={app.texts}>
              <GatewayContext value={app.gateways}>
                <PageView page={boot.page} />
              </GatewayContext>
            </TextsProvider>
          </QueryClientProvider>
        </RendererContext>
      </StorefrontContext>
    </AppContext>
  );
  return { app, element };
}
