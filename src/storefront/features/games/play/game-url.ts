import { parseAddress } from '@/storefront/platform/browser/parse-address';
import { isOnHost } from '@/storefront/ui/safe/safe-address';

/** Origins of games besides this host. */
export type AllowedOrigins = {
  /** Hosts of config, with their subdomains. */
  readonly hosts: readonly string[];
  /** Origins of the platform's settings. */
  readonly origins?: readonly string[] | undefined;
};

/** Gives an address that may be framed: on this host, https on an allowed host, or an origin of the settings. */
export function gameUrl(address: string | undefined, origin: string, allowed: AllowedOrigins): string | undefined {
  // Any other text would be read as a path on this site.
  const isAddress = address !== undefined && /^\s*(https?:)?\//i.test(address);
  const url = isAddress ? parseAddress(address, origin) : undefined;
  if (url === undefined) return undefined;
  if (url.origin === origin || allowed.origins?.includes(url.origin)) return url.href;
  return url.protocol === 'https:' && isOnHost(url, allowed.hosts) ? url.href : undefined;
}

/** Whether an address has another origin than this page. */
export function isForeign(url: string): boolean {
  return new URL(url).origin !== window.location.origin;
}

/** The event of a game's message, `{type: 'livery:game', event}`; undefined for any other message. */
export function gameEventOf(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'livery:game')
    return undefined;
  return 'event' in message && typeof message.event === 'string' ? message.event : undefined;
}
