import { hashOf } from '../hash';
import type { Vendor } from '../seed/vendors';
import { escaped, fontFamily, round, svg } from './svg';

const emblems: readonly string[] = [
  '<path d="M24 4 44 16V40L24 52 4 40V16Z"/>',
  '<circle cx="24" cy="28" r="22"/>',
  '<path d="M24 4C40 4 46 18 44 30 42 44 32 52 24 54 16 52 6 44 4 30 2 18 8 4 24 4Z"/>',
  '<rect x="4" y="8" width="40" height="40" rx="12" transform="rotate(45 24 28)"/>',
];

/** The logo of a vendor: an emblem with its initial, and its name set to fit. */
export function vendorLogo(vendor: Vendor): string {
  const seed = hashOf(`vendor ${vendor.code}`);
  const hue = seed % 360;
  const size = round(Math.min(30, 230 / (vendor.name.length * 0.56)));
  return svg(
    300,
    100,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 62% 34%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 66% 18%)"/></linearGradient></defs><rect width="300" height="100" fill="url(#ground)"/><circle cx="280" cy="8" r="62" fill="#fff" opacity=".07"/><g transform="translate(18 22)" fill="hsl(${(hue + 44) % 360} 92% 66%)">${emblems[seed % emblems.length]}</g><text x="42" y="61" text-anchor="middle" font-family="${fontFamily}" font-weight="900" font-size="30" fill="hsl(${hue} 70% 16%)">${escaped(vendor.name.charAt(0))}</text><text x="76" y="${round(50 + size * 0.36)}" font-family="${fontFamily}" font-weight="800" font-size="${size}" fill="#fff">${escaped(vendor.name)}</text>`,
  );
}
