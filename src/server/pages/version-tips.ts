import type { PlatformNow } from '../platform/platform-source';
import type { ServedSite } from '../sites/site-source';
import { escapeHtml } from './escape';
import { toPolicyOrigin } from './security-policy';
import { wordsOf } from './words-of';

/** The add-to-home guide and the tips for old iPhones (APP-12): hidden until the script in `<head>` marks the document. Empty without words for it. */
export function versionTips({ site }: ServedSite, { platform }: PlatformNow, language: string): string {
  const words = (key: string) => escapeHtml(wordsOf({ t: `versionTips.${key}` }, site, language));
  if (words('title') === '') return '';
  const profile = (platform.sources['download.links'] ?? []).find(({ type }) => type === 'profile')?.url;
  // An address that may not even stand in a policy is no link either.
  const isLink = typeof profile === 'string' && toPolicyOrigin(profile) !== undefined;
  return [
    '<aside id="version-tips" aria-labelledby="version-tips-title">',
    `<h2 id="version-tips-title">${words('title')}</h2>`,
    `<p data-for="ios12">${words('ios12')}</p><p data-for="ios11">${words('ios11')}</p>`,
    `<p>${words('guide')}</p><ol><li>${words('share')}</li><li>${words('add')}</li><li>${words('open')}</li></ol>`,
    isLink ? `<a href="${escapeHtml(profile)}">${words('profile')}</a>` : '',
    `<button type="button" id="version-tips-close">${words('close')}</button>`,
    '</aside>',
  ].join('');
}
