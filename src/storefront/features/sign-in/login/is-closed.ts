import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from '@/storefront/platform/gateway/gateway';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { statusQuery } from '@/storefront/platform/gateway/queries/system';
import { isOn } from '@/storefront/platform/session/session';

/**
 * Runs even offline, and only once: the player gets an answer now, and is not logged in unexpectedly when the network
 * is back.
 */
const onceEvenOffline = { networkMode: 'always', retry: false } as const;

/**
 * Whether the platform is closed, asked before a login: maintenance or a region's restriction may have begun since the
 * page loaded. A status read in the last half minute counts.
 */
export async function isClosed(queries: QueryClient, gateway: Gateway): Promise<boolean> {
  try {
    const { maintenance, regionRestriction } = await queries.fetchQuery({
      ...statusQuery(gateway),
      ...onceEvenOffline,
    });
    return isOn(maintenance) || isOn(regionRestriction);
  } catch (error) {
    // If the status call fails, the login itself reports the error.
    return isGatewayError(error, 'platform.maintenance');
  }
}
