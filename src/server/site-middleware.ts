import type { MiddlewareHandler } from 'hono';
import type { ServedSite, ServedSites } from '@/sites/site-source';
import { sendBuiltFile } from './assets/send-built-file';
import { isUnder, platformPrefixes } from './gateway/gateway';
import { toRefusal } from './gateway/refusal';
import { createHostMap, type HostMap } from './hosts/host-map';
import { parseHost } from './hosts/parse-host';
import { messages } from './messages';
import { listPage } from './pages/list-page';
import { closedSandboxPage, missingBrandPage, unknownHostPage } from './pages/plain-page';
import type { ServerEnv } from './server-env';
import type { ServerInput } from './server-input';

/**
 * Finds the site of a host. At `localhost` or a loopback address, a request from this machine gets the list of
 * merchants, and the sandbox answers its paths; `onSandboxChange` is called after each such request that is not a GET.
 * Any other host without a merchant gets a 404.
 */
export function createSiteMiddleware(input: ServerInput, onSandboxChange: () => void): MiddlewareHandler<ServerEnv> {
  const { siteSource, gateway, build } = input;
  const hostMap = followHosts(input);
  const logClosed = onlyOnce(() => input.log.error(messages.sandboxClosed));
  return async (context, next) => {
    const client = context.get('client');
    if (gateway.refuses?.(client) === true) {
      logClosed();
      input.metrics?.requestRefused('sandbox.closed');
      const { path } = context.req;
      return isUnder(platformPrefixes, path) ? toRefusal(path, 'sandbox.closed') : closedSandboxPage();
    }
    if (!context.req.path.startsWith('/assets/')) await siteSource.refresh();
    const host = parseHost(client.host);
    const target = hostMap()(host);
    if (target.kind === 'merchant') {
      const served = siteSource.current().get(target.merchant);
      if (served === undefined) return unknownHostPage();
      context.set('served', served);
      return next();
    }
    const { path, raw, url } = context.req;
    if (target.kind === 'unknown')
      return host !== undefined && input.findings ? missingBrandPage(host, input.findings()) : unknownHostPage();
    // Another server may use this sandbox as its gateway: its requests name a merchant by code, not by a host of ours.
    if (gateway.isSandbox && isUnder(client.loopback ? gateway.prefixes : platformPrefixes, path)) {
      const answer = await gateway.forward(raw, client);
      if (context.req.method !== 'GET') onSandboxChange();
      return answer;
    }
    if (!client.loopback) return unknownHostPage();
    if (path === '/') return listPage(siteSource.current(), url, gateway.isSandbox);
    const file = build().find(path);
    return file === undefined ? unknownHostPage() : sendBuiltFile(context, file);
  };
}

/** The host map of the current sites, rebuilt when they change. */
function followHosts({ siteSource, hostsOf = domainsOf, log }: ServerInput): () => HostMap {
  let cached: { readonly sites: ServedSites; readonly map: HostMap } | undefined;
  return () => {
    const sites = siteSource.current();
    if (cached?.sites !== sites) {
      const domains = new Map([...sites].map(([id, served]) => [id, hostsOf(served)]));
      cached = { sites, map: createHostMap(domains, log) };
    }
    return cached.map;
  };
}

const domainsOf = ({ site }: ServedSite) => site.merchant.domains ?? [];

function onlyOnce(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}
