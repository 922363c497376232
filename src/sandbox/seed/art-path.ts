import { otherWords } from './words/words-of';

/** Part of every address, because the pictures are cached for good: raise it when a drawing changes. */
export const artVersion = 'v3';

export type ArtKind = 'games' | 'vendors' | 'banners' | 'promotions' | 'teams' | 'levels';

/** Kinds that lists show by the hundred. They are WebP, because a phone lays out each SVG like a document. */
const pixels: ReadonlySet<ArtKind> = new Set(['games', 'vendors']);

/** The absolute path of a picture, the same on every host. */
export function artPath(kind: ArtKind, name: string, language: string): string {
  const drawnFor = isDrawnIn(kind, language) ? language.toLowerCase() : 'en';
  return `/sandbox-assets/${artVersion}/${kind}/${name}-${drawnFor}.${pixels.has(kind) ? 'webp' : 'svg'}`;
}

/** Only posters carry words. */
function isDrawnIn(kind: ArtKind, language: string): boolean {
  return (kind === 'banners' || kind === 'promotions') && hasWords(language);
}

/** Whether posters have words in an upper-case wire language other than English. */
export function hasWords(language: string): boolean {
  return language === 'BN' || Object.hasOwn(otherWords, language);
}

/** The picture of a promotion in link previews: a JPEG, because messengers draw no SVG. The title is text there. */
export function sharedArtPath(name: string): string {
  return `/sandbox-assets/${artVersion}/promotions/${name}-en.jpg`;
}

/** The path of a reel's symbol, by its place in the order of `outcomes.ts`. */
export function artPathOfSymbol(symbol: number): string {
  return `/sandbox-assets/${artVersion}/symbols/${symbol}.svg`;
}
