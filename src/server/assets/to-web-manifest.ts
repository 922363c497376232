import { directionOf, htmlLanguage } from '@/storefront/i18n/texts';
import { iconPath } from '../app/to-maskable-icon';
import { toAddress } from '../pages/to-boot';
import { wordsOf } from '../pages/words-of';
import type { SiteFiles } from '../sites/site-files';
import type { ServedSite } from '../sites/site-source';
import { contentTypeOf } from './content-types';

/** The web app of a merchant: its name, colours and icon (APP-22). */
export function toWebManifest({ site }: ServedSite, files: SiteFiles, language: string) {
  const { merchant, id } = site;
  const tokens = merchant.theme?.tokens ?? {};
  const icon = toAddress(merchant.brand?.icon, files);
  return {
    id: '/m/home',
    name: wordsOf(merchant.title, site, language) || (merchant.name ?? id),
    short_name: merchant.name ?? id,
    description: wordsOf(merchant.description, site, language),
    lang: htmlLanguage(language),
    dir: directionOf(language),
    start_url: '/m/home',
    scope: '/m/',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: tokens['color.headerBg'] ?? tokens['color.bg'],
    background_color: tokens['color.bg'],
    icons: icon === '' ? [] : [...iconsOf(icon), ...maskableOf(merchant.brand?.icon)],
  };
}

function iconsOf(src: string) {
  return [{ src, sizes: 'any', type: contentTypeOf(src), purpose: 'any' }];
}

/** Only a picture of the merchant's own can be drawn anew. */
function maskableOf(icon: string | undefined) {
  if (icon?.startsWith('asset:') !== true) return [];
  return [{ src: iconPath, sizes: 'any', type: contentTypeOf(iconPath), purpose: 'maskable' }];
}
