import { artVersion, hasWords } from '../seed/art-path';
import { findGame } from '../seed/games';
import { teams } from '../seed/matches';
import { banners, promotionPosters } from '../seed/posters';
import { findVendor } from '../seed/vendors';
import { levelMedal, teamCrest } from './badges';
import { gameIcon } from './game-icon';
import { reelSymbols } from './motifs';
import { paints } from './motifs/paint';
import { poster } from './poster';
import { type PixelKind, pixelsOf } from './raster';
import { paletteOf, svg } from './svg';
import { vendorLogo } from './vendor-logo';

/** Names of pictures as image CDNs have them: `…_IMAGES/VENDOR_ICON_SMALL/JL-DEFAULT.png`. */
const cdnPath = /\/[A-Z0-9_]+\/([A-Z0-9_]+)-(?:DEFAULT|ACTIVE|COLOR|WHITE)\.png$/;
const assetPath = new RegExp(
  `^/sandbox-assets/${artVersion}/(games|vendors|banners|promotions|teams|levels)/([\\w-]+)-([a-z]{2})\\.(?:svg|webp|jpg)$`,
);
const symbolPath = new RegExp(`^/sandbox-assets/${artVersion}/symbols/(\\d)\\.svg$`);

const drawingType = 'image/svg+xml; charset=utf-8';
const pixelTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const satisfies Record<PixelKind, string>;
/** Hue of the palette that reel symbols are drawn with. */
const symbolHue = 196;
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** Draws a picture of the sandbox; undefined if the path names none. */
export async function serveArt(path: string): Promise<Response | undefined> {
  const drawing = drawingOf(path);
  if (drawing === undefined) return undefined;
  const kind = kindOf(path);
  const pixels = kind && (await pixelsOf(path, drawing, kind));
  const type = kind === undefined || pixels === undefined ? drawingType : pixelTypes[kind];
  return new Response(pixels ?? drawing, { headers: { ...headers, 'content-type': type } });
}

function kindOf(path: string): PixelKind | undefined {
  return path.endsWith('.webp') ? 'webp' : path.endsWith('.jpg') ? 'jpg' : undefined;
}

function drawingOf(path: string): string | undefined {
  const symbol = symbolPath.exec(path)?.[1];
  if (symbol !== undefined)
    return drawIfFound(reelSymbols[Number(symbol)], (draw) =>
      svg(170, 170, `${paints}<g transform="translate(85 85)">${draw(paletteOf(symbolHue))}</g>`),
    );
  const [, kind, name = '', language = 'en'] = assetPath.exec(path) ?? [];
  const wireLanguage = language.toUpperCase();
  if (wireLanguage !== 'EN' && !hasWords(wireLanguage)) return undefined;
  if (kind === 'games') return drawIfFound(findGame(Number(name)), gameIcon);
  if (kind === 'banners' || kind === 'promotions') {
    const [style = '', id] = name.split('-');
    const content = (kind === 'banners' ? banners : promotionPosters).find((one) => one.id === Number(id));
    return drawIfFound(content, (one) => poster(one, style, wireLanguage));
  }
  if (kind === 'levels') return levelMedal(Number(name));
  if (kind === 'teams')
    return drawIfFound(
      teams.find(({ id }) => id === name),
      teamCrest,
    );
  const vendor = kind === 'vendors' ? name : cdnPath.exec(path)?.[1];
  return drawIfFound(vendor === undefined ? undefined : findVendor(vendor), vendorLogo);
}

function drawIfFound<T>(found: T | undefined, draw: (value: T) => string | undefined): string | undefined {
  return found === undefined ? undefined : draw(found);
}
