import { closesWholeSite, pageOfError } from '@/storefront/platform/gateway/error-text';
import type { GatewayError } from '@/storefront/platform/gateway/gateway-error';
import type { AppRuntime } from '../app-runtime';
import { matchRoute, pathOf } from './match-route';

/** Some refusals close the whole site to a visitor: the page that says so replaces the one that asked [APP-21]. */
export function leadToErrorPage({ boot, navigator, dialogs }: AppRuntime, error: GatewayError): void {
  // Under maintenance or a region's restriction the server decides what every address shows.
  if (boot.mode !== 0) return;
  if (closesWholeSite(error)) {
    navigator.reload();
    return;
  }
  const page = pageOfError(error);
  const path = page === undefined ? undefined : pathOf(boot.routes, page);
  if (path === undefined) return;
  const currentPath = navigator.place().split('?')[0] ?? '';
  if (matchRoute(boot.routes, currentPath)?.page === page) return;
  dialogs.closeAll();
  navigator.go(path, { replace: true });
}
