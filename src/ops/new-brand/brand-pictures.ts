import type { Answers, LogoFile } from './answers';
import { drawnHero, drawnIcon, drawnLogo, escaped } from './drawn-pictures';
import { loadSharp } from './load-sharp';
import { paletteOf } from './palette';
import { sharePicture } from './share-picture';

/** Pictures of a brand by the name of their file in `assets/`. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

/**
 * The radius of an icon's corners, of 512, and the mark's share of the icon. Home screens cut a maskable icon to a
 * circle of 80 %.
 */
const plainShape = { rounded: 116, scale: 0.8 };
const squareShape = { rounded: 0, scale: 0.8 };
const maskableShape = { rounded: 0, scale: 0.6 };

type IconShape = typeof plainShape;

/** The logo, icons in the sizes of home screens, the picture of the home page, and that of shared links. */
export async function brandPictures(answers: Answers): Promise<Pictures> {
  const { logo } = answers;
  const iconIn = (shape: IconShape) => (logo === undefined ? drawnIcon(answers, shape) : iconOf(logo, answers, shape));
  const [icon, maskableIcon] = [await iconIn(plainShape), await iconIn(maskableShape)];
  const icons = [
    ['icon-180.png', await inPixels(await iconIn(squareShape), 180)],
    ['icon-192.png', await inPixels(icon, 192)],
    ['icon-512.png', await inPixels(icon, 512)],
  ] as const;
  const hero = Buffer.from(logo === undefined ? drawnHero(answers) : await heroOf(logo, answers));
  const share = ['share.jpg', await sharePicture({ hero, ground: groundOf(answers) })] as const;
  if (logo === undefined) {
    const drawnFiles = { 'logo.svg': drawnLogo(answers), 'icon.svg': icon, 'icon-maskable.svg': maskableIcon };
    const drawings = Object.entries(drawnFiles).map(([name, svg]) => [name, Buffer.from(svg)] as const);
    return new Map<string, Uint8Array>([...drawings, ['hero.svg', hero], share, ...icons]);
  }
  return new Map<string, Uint8Array>([
    ['logo.png', await withPlate(logo, plateOf(answers))],
    ['icon-maskable.png', await inPixels(maskableIcon, 512)],
    // The header beside it shows the logo already.
    ['hero.svg', Buffer.from(drawnHero(answers, ''))],
    share,
    ...icons,
  ]);
}

async function inPixels(svg: string, side: number): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).resize(side, side).png(pngOptions).toBuffer();
}

/** The background of the page, for the hero. */
function groundOf({ primary, accent, mode }: Answers): string {
  return paletteOf({ primary, accent }, mode)['color.bg'] ?? '#ffffff';
}

const pngOptions = { compressionLevel: 9 };

/** Three times the logo's largest size in the header, 136 by 32, so that the logo is sharp on every phone. */
const logoHeight = 96;
const logoWidth = 408;
/** What a plate adds to the logo on it, both sides together. */
const plateMargin = { width: 24, height: 20 };

/** The colour behind a logo that would not be visible everywhere; undefined if it needs none. */
export function plateUnder(answers: Answers): string | undefined {
  return answers.logo?.onlyMode === undefined ? undefined : plateOf(answers);
}

/** The background of such a logo: the header of the mode in which it is visible. */
function plateOf({ primary, accent, logo }: Answers): string {
  return paletteOf({ primary, accent }, logo?.onlyMode ?? 'light')['color.headerBg'] ?? '#ffffff';
}

/** The logo in the middle of the brand's rings, on its background if it needs one. */
async function heroOf({ bytes, onlyMode }: LogoFile, answers: Answers): Promise<string> {
  const ground = onlyMode === undefined ? '' : `<circle r="225" fill="${plateOf(answers)}"/>`;
  return drawnHero(answers, `${ground}${await pictureOf(bytes, 340)}`);
}

/** A picture inside an SVG, centred at 0 0, at most `side` wide and high. */
async function pictureOf(bytes: Uint8Array, side: number): Promise<string> {
  const sharp = await loadSharp();
  const inner = await trimmedTo(bytes, side, side);
  const { width, height } = await sharp(inner).metadata();
  const href = `data:image/png;base64,${Buffer.from(inner).toString('base64')}`;
  return `<image href="${href}" x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"/>`;
}

/** The brand's own logo without margins. If it is visible in one mode only, it gets its background. */
async function withPlate({ bytes, onlyMode }: LogoFile, color: string): Promise<Uint8Array> {
  if (onlyMode === undefined) return trimmedTo(bytes, logoWidth, logoHeight);
  const sharp = await loadSharp();
  const inner = await trimmedTo(bytes, logoWidth - plateMargin.width, logoHeight - plateMargin.height);
  const { width, height } = await sharp(inner).metadata();
  const [wide, high] = [width + plateMargin.width, height + plateMargin.height];
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><rect width="${wide}" height="${high}" rx="14" fill="${color}"/></svg>`;
  return sharp(Buffer.from(plate))
    .composite([{ input: Buffer.from(inner) }])
    .png(pngOptions)
    .toBuffer();
}

async function iconOf({ bytes }: LogoFile, answers: Answers, { rounded, scale }: IconShape): Promise<string> {
  const picture = await pictureOf(bytes, Math.round(512 * scale));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><title>${escaped(answers.name)}</title><rect width="512" height="512" rx="${rounded}" fill="${plateOf(answers)}"/><g transform="translate(256 256)">${picture}</g></svg>`;
}

async function trimmedTo(bytes: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const trimmed = await sharp(bytes, { density: 300 }).trim().png().toBuffer();
  return sharp(trimmed).resize({ width, height, fit: 'inside' }).png(pngOptions).toBuffer();
}
