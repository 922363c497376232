import type { ServedSite } from '@/sites/site-source';
import { contentTypeOf } from '../assets/content-types';
import { escapeHtml } from '../pages/escape';

/** Address of the maskable icon: a home screen may cut it to its own shape. */
export const iconPath = '/app-icon.svg';

const size = 512;
/**
 * Share of the square's width that the icon takes. Home screens show at least a circle of 80 % of the width, and the
 * icon's corners are within it.
 */
const safeShare = 0.56;

/**
 * The merchant's icon on its background. Undefined without an icon that is a file of the merchant (APP-22).
 */
export async function toMaskableIcon({ site, assets }: ServedSite): Promise<string | undefined> {
  const name = site.merchant.brand?.icon?.replace(/^asset:/, '') ?? '';
  const asset = assets.get(name);
  if (asset === undefined) return undefined;
  const picture = `data:${contentTypeOf(name)};base64,${Buffer.from(await asset.read()).toString('base64')}`;
  const background = escapeHtml(site.merchant.theme?.tokens?.['color.bg'] ?? '#000');
  const side = Math.round(size * safeShare);
  const start = Math.round((size - side) / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${background}"/><image href="${picture}" x="${start}" y="${start}" width="${side}" height="${side}"/></svg>`;
}
