import { loadSharp } from './load-sharp';

type ShareParts = {
  /** Picture of the home page's welcome. A wide one is cropped, a square one is centred. */
  readonly hero: Uint8Array;
  /** Drawn below it, if the hero does not contain the name. */
  readonly logo?: Uint8Array | undefined;
  /** Background colour on which hero and logo are visible. */
  readonly ground: string;
};

/** The largest picture that messengers show for a link; it is also wide enough for their wide form. */
const [width, height] = [1200, 630];
const footHeight = 150;

/** The picture of a shared link, as JPEG: messengers cannot draw SVG. */
export async function sharePicture({ hero, logo, ground }: ShareParts): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const heroHeight = logo === undefined ? height : height - footHeight;
  const heroImage = sharp(hero, { density: 150 });
  const meta = await heroImage.metadata();
  const isWide = meta.width > meta.height * 1.5;
  const scene = await heroImage
    .resize({ width, height: heroHeight, fit: isWide ? 'cover' : 'contain', background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer();
  const parts = [{ input: scene, left: 0, top: 0 }];
  if (logo !== undefined) {
    const logoImage = await sharp(logo, { density: 300 })
      .resize({ width: 520, height: 90, fit: 'inside' })
      .png()
      .toBuffer();
    const size = await sharp(logoImage).metadata();
    const top = heroHeight + Math.round((footHeight - size.height) / 2);
    parts.push({ input: logoImage, left: Math.round((width - size.width) / 2), top });
  }
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(parts)
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer();
}
