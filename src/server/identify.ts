import type { MiddlewareHandler } from 'hono';
import { sendBuiltFile } from './assets/send-built-file';
import { withCommonHeaders } from './common-headers';
import type { ServerInput } from './create-server';
import { isUnder } from './gateway/gateway';
import { createHostMap, type HostMap } from './hosts/find-merchant';
import { parseHost } from './hosts/parse-host';
import { readClient } from './hosts/read-client';
import { listPage } from './pages/list-page';
import { unknownHostPage } from './pages/plain-page';
import type { ServerEnv } from './server-env';
import type { ServedSites } from './sites/site-source';

/** Finds out who asks and whose host it is. Hosts without a merchant end here: the list on this machine, a plain 404 elsewhere. */
export function createIdentify(input: ServerInput): MiddlewareHandler<ServerEnv> {
  const { siteSource, gateway, build } = input;
  const hostMap = followHosts(input);
  return async (context, next) => {
    const client = readClient({
      socketAddress: input.socketAddress(context.env ?? {}),
      header: (name) => context.req.header(name),
      isTrusted: input.isTrusted,
    });
    context.set('client', client);
    if (!context.req.path.startsWith('/assets/')) await siteSource.refresh();
    const target = hostMap()(parseHost(client.host));
    if (target.kind === 'merchant') {
      const served = siteSource.current().get(target.merchant);
      if (served === undefined) return unknownHostPage();
      context.set('served', served);
      return next();
    }
    if (target.kind === 'unknown' || !client.loopback) return unknownHostPage();
    const { path, raw, url } = context.req;
    if (gateway.isSandbox && isUnder(gateway.prefixes, path))
      return withCommonHeaders(await gateway.forward(raw, client), client);
    if (path === '/') return listPage(siteSource.current(), url, gateway.isSandbox);
    return sendBuiltFile(context, build()) ?? unknownHostPage();
  };
}

/** The host map of the sites served now, made anew when they change. */
function followHosts({ siteSource, log }: ServerInput): () => HostMap {
  let made: { readonly sites: ServedSites; readonly map: HostMap } | undefined;
  return () => {
    const sites = siteSource.current();
    if (made?.sites !== sites) {
      const domains = new Map([...sites].map(([id, { site }]) => [id, site.merchant.domains ?? []]));
      made = { sites, map: createHostMap(domains, log) };
    }
    return made.map;
  };
}
