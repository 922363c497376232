import type { ServedSite } from '@/sites/site-source';
import { plainAddress } from '@/storefront/server';
import type { PlatformNow } from '../platform/platform-now';
import { toPolicyOrigin } from '../policy-origin';
import { escapeHtml } from './escape';
import { serviceLinks } from './to-boot';
import { wordsOf } from './words-of';

/**
 * Browsers older than the oldest supported ones show this instead of the page: what is needed, customer service, and
 * for old iPhones the add-to-home guide (APP-12). Hidden until the script in `<head>` marks the document. Empty if the
 * texts lack the words.
 */
export async function versionTips({ site }: ServedSite, now: PlatformNow, language: string): Promise<string> {
  const words = (key: string) => escapeHtml(wordsOf({ t: `versionTips.${key}` }, site, language));
  if (words('title') === '') return '';
  const profile = (now.platform.sources['download.links'] ?? []).find(({ type }) => type === 'profile')?.url;
  // An address that a policy may not name is no link either. Without a scheme it would lead to a page of this site.
  const hasProfile =
    typeof profile === 'string' && /^(https?:)?\/\//i.test(profile) && toPolicyOrigin(profile) !== undefined;
  const services = (await Promise.all(serviceLinks(now).map(({ url }) => plainAddress(url)))).flatMap((url) =>
    isLink(url) ? [url] : [],
  );
  return [
    '<aside id="version-tips" aria-labelledby="version-tips-title">',
    `<h2 id="version-tips-title">${words('title')}</h2>`,
    ...['old', 'ios12', 'ios11'].map((kind) => `<p data-for="${kind}">${words(kind)}</p>`),
    services.length === 0 ? '' : `<p>${words('service')}</p><p>${services.map(toAddressLink).join('')}</p>`,
    `<div data-for="ios"><p>${words('guide')}</p><ol><li>${words('share')}</li><li>${words('add')}</li><li>${words('open')}</li></ol>`,
    hasProfile ? `<a href="${escapeHtml(profile)}">${words('profile')}</a>` : '',
    '</div>',
    `<button type="button" id="version-tips-close">${words('close')}</button>`,
    '</aside>',
  ].join('');
}

/** Whether an address can be a link; undefined is an encrypted one that could not be decrypted. */
function isLink(address: string | undefined): address is string {
  return address !== undefined && /^(?:https?:\/\/|\/(?!\/)|tel:|mailto:)[^\s"'<>]+$/i.test(address);
}

/** The address is readable too, so that a player can type it into another phone. */
function toAddressLink(url: string): string {
  const address = escapeHtml(url.replace(/^(?:https?:\/\/|tel:|mailto:)/, ''));
  return `<a href="${escapeHtml(url)}" dir="ltr">${address}</a>`;
}
