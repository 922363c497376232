import type { ServedSite } from '@/sites/site-source';
import { directionOf, htmlLanguage } from '@/storefront/server';
import { pageIdOf } from '../page-ids';
import { wordsOf } from '../pages/words-of';
import { contentTypeOf } from './content-types';
import { type SiteFiles, toAddress } from './site-files';
import { iconPath } from './to-maskable-icon';

type Brand = ServedSite['site']['merchant']['brand'];

/** A merchant's web manifest: name, colours, icon (APP-22). */
export function toWebManifest({ site }: ServedSite, files: SiteFiles, language: string) {
  const { merchant, id } = site;
  const tokens = merchant.theme?.tokens ?? {};
  const icon = toAddress(merchant.brand?.icon, files);
  const home = site.pages[pageIdOf(site, 'home')]?.paths?.[0] ?? '/';
  return {
    id: home,
    name: wordsOf(merchant.title, site, language) || (merchant.name ?? id),
    short_name: merchant.name ?? id,
    description: wordsOf(merchant.description, site, language),
    lang: htmlLanguage(language),
    dir: directionOf(language),
    start_url: home,
    scope: '/m/',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: tokens['color.headerBg'] ?? tokens['color.bg'],
    background_color: tokens['color.bg'],
    icons:
      icon === '' ? [] : [...iconsOf(icon), ...picturesOf(merchant.brand, files), ...maskableOf(merchant.brand, files)],
  };
}

function iconsOf(src: string) {
  return [{ src, sizes: 'any', type: contentTypeOf(src), purpose: 'any' }];
}

/** The icon as PNG, for home screens that cannot draw SVG. */
function picturesOf(brand: Brand, files: SiteFiles) {
  return (['192', '512'] as const).flatMap((side) => {
    const src = toAddress(brand?.icons?.[side], files);
    return src === '' ? [] : [{ src, sizes: `${side}x${side}`, type: contentTypeOf(src), purpose: 'any' }];
  });
}

/** The merchant's own maskable icon. Without one, its icon is redrawn if it is a file of the merchant. */
function maskableOf(brand: Brand, files: SiteFiles) {
  const ownIcon = toAddress(brand?.maskable, files);
  if (ownIcon === '' && brand?.icon?.startsWith('asset:') !== true) return [];
  const src = ownIcon === '' ? iconPath : ownIcon;
  return [{ src, sizes: 'any', type: contentTypeOf(src), purpose: 'maskable' }];
}
