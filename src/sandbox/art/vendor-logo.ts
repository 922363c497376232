import { hashNumberOf } from '../hash';
import type { Vendor } from '../seed/vendors';
import { escaped, fontFamily, round, svg } from './svg';

const emblems: readonly string[] = [
  '<path d="M28 2 52 16V44L28 58 4 44V16Z"/>',
  '<circle cx="28" cy="30" r="27"/>',
  '<path d="M28 2C48 2 56 18 54 34 52 48 40 56 28 58 16 56 4 48 2 34 0 18 8 2 28 2Z"/>',
  '<rect x="6" y="8" width="44" height="44" rx="13" transform="rotate(45 28 30)"/>',
  '<path d="M28 0 36 20 56 22 41 37 46 58 28 47 10 58 15 37 0 22 20 20Z"/>',
];

const hues = [222, 262, 336, 352, 172, 200, 292, 14, 150, 240, 318] as const;

/** The logo of a vendor, 240 × 120: an emblem with its initial, and its name in two lines. */
export function vendorLogo(vendor: Vendor): string {
  const seed = hashNumberOf(`vendor ${vendor.code}`);
  const hue = hues[(seed >>> 7) % hues.length] ?? 222;
  const emblemHue = (hue + 34) % 360;
  const [firstWord = '', ...otherWords] = vendor.name.split(' ');
  const lines = [firstWord, otherWords.join(' ')].filter((line) => line !== '');
  const size = round(Math.min(34, 144 / (Math.max(...lines.map(({ length }) => length)) * 0.66)));
  const names = lines.map(
    (line, index) =>
      `<text x="86" y="${round(60 + size * (index - lines.length / 2 + 0.84))}" font-family="${fontFamily}" font-weight="${index === 0 ? 800 : 500}" font-size="${size}" fill="#fff">${escaped(line)}</text>`,
  );
  return svg(
    240,
    120,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 60% 30%)"/><stop offset="1" stop-color="hsl(${hue} 72% 13%)"/></linearGradient><linearGradient id="emblem" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${emblemHue} 100% 80%)"/><stop offset="1" stop-color="hsl(${emblemHue} 90% 56%)"/></linearGradient></defs><rect width="240" height="120" fill="url(#ground)"/><circle cx="214" cy="8" r="78" fill="#fff" opacity=".06"/><g transform="translate(18 30)" fill="url(#emblem)">${emblems[(seed >>> 4) % emblems.length]}</g><text x="46" y="73" text-anchor="middle" font-family="${fontFamily}" font-weight="900" font-size="36" fill="hsl(${hue} 70% 14%)">${escaped(vendor.name.charAt(0))}</text>${names.join('')}`,
  );
}
