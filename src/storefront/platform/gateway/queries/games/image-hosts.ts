import { isObject, pick } from '@/engine/live';
import type { Gateway } from '../../gateway';
import { publicKey } from '../keys';
import type { QuerySpec } from '../query';

/** Base addresses of the image CDN from the console's settings; empty without any. */
export function imageHostsQuery(gateway: Gateway): QuerySpec<readonly string[]> {
  return {
    queryKey: publicKey(gateway.scope, 'imageHosts'),
    queryFn: async ({ signal }) => hostsIn(await gateway.call('settings', {}, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** Some consoles nest their settings in `info`. */
function hostsIn(settings: object): readonly string[] {
  const info = pick(settings, 'info');
  const hosts = pick(isObject(info) ? info : settings, 'imageCDNs');
  return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string' && /^(https:\/)?\//.test(host)) : [];
}
