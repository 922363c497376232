import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppContext, type AppRuntime } from '@/storefront/app/app-runtime';
import { createAppRuntime } from '@/storefront/app/create-app-runtime';
import { createGateway } from '@/storefront/gateway/create-gateway';
import { GatewayContext } from '@/storefront/gateway/gateway-context';
import { loadCheck } from '@/storefront/gateway/generated/calls';
import { TextsProvider } from '@/storefront/i18n/texts-provider';
import { PageView } from '@/storefront/renderer/page-view';
import { StorefrontContext } from '@/storefront/renderer/storefront-context';
import { usesOf } from '@/storefront/renderer/uses-of';
import { createWidgetLoader } from '@/storefront/renderer/widget-loader';
import { createMemoryStorage } from '@/storefront/session/browser-storage';
import { scopeOf } from '@/storefront/session/scope-of';
import { registry } from '@/storefront/widgets/registry';
import type { CaseData } from './case-data';

/** The real renderer over the real registry, with its code loaded; the gateway never answers. */
export async function liveryPage({
  boot,
  texts,
}: CaseData): Promise<{ readonly app: AppRuntime; readonly element: ReactNode }> {
  const widgets = createWidgetLoader(registry);
  await Promise.all([widgets.preload(usesOf(boot.page)), loadCheck('captcha')]);
  const app = createAppRuntime({
    side: 'browser',
    boot,
    texts,
    fetch: () => new Promise(() => undefined),
    storage: createMemoryStorage(),
    widgets,
    device: { platform: 'android', standalone: false, native: false },
    now: Date.now,
    development: false,
    search: '',
  });
  const scope = scopeOf({ session: undefined, merchant: boot.merchant.code, language: boot.language });
  const element = (
    <AppContext value={app}>
      <StorefrontContext value={app}>
        <QueryClientProvider client={app.queries}>
          <TextsProvider texts={app.texts}>
            <GatewayContext value={createGateway(scope, app.call)}>
              <PageView page={boot.page} />
            </GatewayContext>
          </TextsProvider>
        </QueryClientProvider>
      </StorefrontContext>
    </AppContext>
  );
  return { app, element };
}
