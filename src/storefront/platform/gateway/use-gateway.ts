import { useContext, useSyncExternalStore } from 'react';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import type { Gateway } from './gateway';
import { GatewayContext } from './gateway-context';

/** The gateway of this render's language and session. */
export function useGateway(): Gateway {
  const source = useContext(GatewayContext);
  const language = useLanguage();
  if (source === undefined) throw new Error('No gateway is provided. Render inside <Storefront>.');
  return useSyncExternalStore(
    source.subscribe,
    () => source.current(language),
    () => source.server(language),
  );
}
