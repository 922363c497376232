import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from '@/storefront/platform/gateway/gateway';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { statusQuery } from '@/storefront/platform/gateway/queries/system';
import { isOn } from '@/storefront/platform/session/session';

/** Also offline, and once: the player gets an answer now, and is not logged in by surprise when the network is back. */
const atOnce = { networkMode: 'always', retry: false } as const;

/** Reads the status before a login: maintenance or a region's restriction may have begun since the page loaded. */
export async function isClosed(queries: QueryClient, gateway: Gateway): Promise<boolean> {
  try {
    const { maintenance, regionRestriction } = await queries.fetchQuery({ ...statusQuery(gateway), ...atOnce });
    return isOn(maintenance) || isOn(regionRestriction);
  } catch (error) {
    // If the status does not answer, the login itself will report the fault.
    return isGatewayError(error, 'platform.maintenance');
  }
}
