import type { Platform } from '@/engine';
import { contentHash } from '@/sites/content-hash';
import { toPolicyOrigin } from '../policy-origin';

/** The current state of a merchant's platform. */
export type PlatformNow = {
  readonly platform: Platform;
  /** Hash of everything that pages take from the platform, part of cache keys. */
  readonly hash: string;
  /** Origins of pictures and games, for the security policy. */
  readonly imageOrigins: readonly string[];
  readonly frameOrigins: readonly string[];
};

/** The console's answers, by the part that each gives. */
export type Parts = { readonly [part: string]: unknown };

/** What pages need of a platform, with the origins that its settings name. */
export function toPlatformNow(platform: Platform, parts: Parts): PlatformNow {
  const background = toPolicyOrigin(templatePicture(platform));
  const imageOrigins = [...originsIn(parts.settings, 'imageCDNs'), ...(background === undefined ? [] : [background])];
  const frameOrigins = originsIn(parts.settings, 'launchGameCDNs');
  return {
    platform,
    imageOrigins,
    frameOrigins,
    hash: contentHash([platform.hash, ...imageOrigins, '|', ...frameOrigins].join(' ')),
  };
}

/** Address of the background picture of the app page. The value may also be a colour. */
function templatePicture({ facts }: Platform): unknown {
  const background = facts.get('template.background');
  return typeof background === 'string' && background.startsWith('https://') ? background : undefined;
}

/** Origins in a list of the settings. Entries that are not addresses are left out. */
function originsIn(settings: unknown, list: 'imageCDNs' | 'launchGameCDNs'): readonly string[] {
  if (typeof settings !== 'object' || settings === null) return [];
  const entries: unknown = Reflect.get(settings, list);
  if (!Array.isArray(entries)) return [];
  const origins = entries.map(toPolicyOrigin).filter((origin) => origin !== undefined);
  return [...new Set(origins)].sort();
}
