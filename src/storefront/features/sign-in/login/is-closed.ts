import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from '@/storefront/platform/gateway/gateway';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { statusQuery } from '@/storefront/platform/gateway/queries/system';
import { isOn } from '@/storefront/platform/session/session';

/** Without a network too, and once: whoever taps is told, and is not logged in by surprise when the network is back. */
const atOnce = { networkMode: 'always', retry: false } as const;

/** Asked again before a login: maintenance or a region's restriction may have begun since the page came. */
export async function isClosed(queries: QueryClient, gateway: Gateway): Promise<boolean> {
  try {
    const { maintenance, regionRestriction } = await queries.fetchQuery({ ...statusQuery(gateway), ...atOnce });
    return isOn(maintenance) || isOn(regionRestriction);
  } catch (error) {
    // Where the status does not answer, the call itself will say what is wrong.
    return isGatewayError(error, 'platform.maintenance');
  }
}
