import { useContext, useSyncExternalStore } from 'react';
import { useLanguage } from '@/storefront/platform/languages/use-language';
import type { Gateway } from './gateway';
import { GatewayContext, type GatewaySource } from './gateway-context';

/** The gateway of this render's language and session. */
export function useGateway(): Gateway {
  const source = useGatewaySource();
  const language = useLanguage();
  return useSyncExternalStore(
    source.subscribe,
    () => source.current(language),
    () => source.server(language),
  );
}

export function useGatewaySource(): GatewaySource {
  const source = useContext(GatewayContext);
  if (source === undefined) throw new Error('No gateway is provided. Render inside <Storefront>.');
  return source;
}
