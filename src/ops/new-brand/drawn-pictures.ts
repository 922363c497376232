import type { Answers } from './answers';
import { contrast } from './contrast';
import { type Oklch, toHex, toOklch } from './oklch';
import { type Mode, paletteOf } from './palette';

/** The parts of a brand that drawings need. */
export type DrawnBrand = Pick<Answers, 'id' | 'name' | 'primary' | 'accent'>;

/** A logo for a brand without one: its mark, and its name in a font of the device. */
export function drawnLogo(brand: DrawnBrand): string {
  const { name } = brand;
  const width = Math.min(360, Math.round(22 + [...name].reduce((sum, letter) => sum + widthOf(letter), 0)));
  return svg(
    `0 0 ${width + 30} 40`,
    name,
    `${wordInks(brand)}<g transform="translate(20 20) scale(.19)">${markOf(brand)}</g><text x="44" y="28" textLength="${width - 20}" lengthAdjust="spacingAndGlyphs" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif" font-size="23" font-weight="700" class="name">${escaped(name)}</text>`,
  );
}

/** The name has the brand's text colour of the device's mode. */
function wordInks(brand: DrawnBrand): string {
  const inkIn = (mode: Mode) => paletteOf(brand, mode)['color.primaryText'] ?? 'currentColor';
  return `<style>.name{fill:${inkIn('light')}}@media(prefers-color-scheme:dark){.name{fill:${inkIn('dark')}}}</style>`;
}

/** The square icon: the mark on the brand's colour. `scale` is the mark's share. */
export function drawnIcon(brand: DrawnBrand, { rounded, scale }: { readonly rounded: number; readonly scale: number }) {
  const palette = paletteOf(brand, 'light');
  const ink = palette['color.onPrimary'] ?? '#ffffff';
  return svg(
    '0 0 512 512',
    brand.name,
    `<rect width="512" height="512" rx="${rounded}" fill="${palette['color.primary']}"/><g transform="translate(256 256) scale(${scale * 2.56})">${markOf(brand, [ink, ink])}</g>`,
  );
}

/** The picture of the home page's welcome: a large mark, or `innerSvg` instead, over rings in the brand's colours. */
export function drawnHero(brand: DrawnBrand, innerSvg = `<g transform="scale(1.9)">${markOf(brand)}</g>`): string {
  const [ink, second] = inksOf(brand);
  const rings = [250, 196, 142].map(
    (radius, index) =>
      `<circle r="${radius}" fill="${index % 2 === 0 ? ink : second}" opacity="${[0.12, 0.16, 0.2][index]}"/>`,
  );
  return svg('0 0 540 540', brand.name, `<g transform="translate(270 270)">${rings.join('')}${innerSvg}</g>`);
}

/** Petals around a point; number and angle follow from the folder's name. 200 units wide, centred at 0 0. */
function markOf(brand: DrawnBrand, colors: readonly [string, string] = inksOf(brand)): string {
  const seed = [...brand.id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const petalCount = 4 + (seed % 3) * 2;
  const petalPaths = Array.from({ length: petalCount }, (_, index) => {
    const turn = (seed % 4) * 15 + (index * 360) / petalCount;
    const fill = index % 2 === 0 ? colors[0] : colors[1];
    const opacity = colors[0] === colors[1] && index % 2 === 1 ? ' opacity=".6"' : '';
    return `<path d="M0-94C32-66 30-34 0-10C-30-34-32-66 0-94Z" fill="${fill}"${opacity} transform="rotate(${turn})"/>`;
  });
  return petalPaths.join('');
}

/** The brand's two colours, each made lighter or darker until it is visible in both modes. */
function inksOf({ primary, accent }: DrawnBrand): readonly [string, string] {
  const brand = toOklch(primary);
  const ink = visibleOnBoth(brand);
  return [ink, accent === undefined ? ink : visibleOnBoth(toOklch(accent))];
}

function visibleOnBoth(color: Oklch): string {
  const contrastOnBoth = (hex: string) => Math.min(contrast(hex, '#ffffff'), contrast(hex, '#14171d'));
  const lightnessSteps = [
    0, 0.04, -0.04, 0.08, -0.08, 0.12, -0.12, 0.16, -0.16, 0.2, -0.2, 0.25, -0.25, 0.3, -0.3, 0.4, -0.4,
  ];
  const shades = lightnessSteps.map((step) => toHex({ ...color, l: Math.min(0.95, Math.max(0.1, color.l + step)) }));
  return shades.find((hex) => contrastOnBoth(hex) >= 3.3) ?? toHex({ ...color, l: 0.6 });
}

/** Width of a letter at 23 px, rounded up: of East Asian scripts, of narrow letters, of wide ones, of all others. */
function widthOf(letter: string): number {
  if (/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Hangul}]/u.test(letter)) return 24;
  return /[iljtf.,'’ I1]/.test(letter) ? 8 : /[mwMW]/.test(letter) ? 20 : 14;
}

function svg(viewBox: string, name: string, content: string): string {
  const [, , width, height] = viewBox.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"><title>${escaped(name)}</title>${content}</svg>\n`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
