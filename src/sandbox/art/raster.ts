export type PixelKind = 'webp' | 'jpg';

/** More than there are games, vendors and promotions. Bounded, because other paths name the same pictures: `007`. */
export const mostPictures = 1_000;

/** Rasterised pictures by path, whose ending decides the kind; the one that was asked for last stands last. */
const pixelsByPath = new Map<string, Promise<ArrayBuffer | undefined>>();

/**
 * A drawing as WebP, which a phone decodes off its main thread, or as JPEG for messengers. Undefined where sharp is not
 * installed or has no encoder for it.
 */
export function pixelsOf(path: string, drawing: string, kind: PixelKind): Promise<ArrayBuffer | undefined> {
  const pixels = pixelsByPath.get(path) ?? encode(drawing, kind);
  pixelsByPath.delete(path);
  pixelsByPath.set(path, pixels);
  const [oldest] = pixelsByPath.keys();
  if (pixelsByPath.size > mostPictures && oldest !== undefined) pixelsByPath.delete(oldest);
  return pixels;
}

async function encode(drawing: string, kind: PixelKind): Promise<ArrayBuffer | undefined> {
  const sharp = await import('sharp').then(
    (module) => module.default,
    () => undefined,
  );
  if (sharp === undefined) return undefined;
  const pixels =
    kind === 'webp'
      ? sharp(Buffer.from(drawing)).webp({ quality: 75 })
      : sharp(Buffer.from(withoutWords(drawing)), { density: 160 })
          .resize({ width: 1200, height: 630, position: 'right' })
          .flatten()
          .jpeg({ quality: 75, mozjpeg: true });
  const bytes = await pixels.toBuffer().catch(() => undefined); // The SVG is served instead.
  return bytes && new Uint8Array(bytes).buffer;
}

/** Words are left out: a server may lack the fonts, and a messenger shows the title itself. */
function withoutWords(drawing: string): string {
  return drawing.replaceAll(/<text\b.*?<\/text>/gs, '');
}
