import type { ServedSites } from '@/sites/site-source';
import { plainPage } from './plain-page';

/** The list of merchants, for this machine only. Links get the port of `url`, the requested address. */
export function listPage(sites: ServedSites, url: string, hasSandbox: boolean): Response {
  const { port, protocol } = new URL(url);
  const toUrl = (host: string) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
  const merchants = [...sites].map(([id, { site }]) => ({
    href: `${toUrl(`${id}.localhost`)}/m/home`,
    label: site.merchant.name ?? id,
  }));
  const tools = hasSandbox ? [{ href: '/__sandbox', label: 'Sandbox: codes, scenarios and personas' }] : [];
  return plainPage(200, 'Merchants', `${merchants.length} served here.`, [...merchants, ...tools]);
}
