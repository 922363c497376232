export type PixelKind = 'webp' | 'jpg';

/** Rasterised pictures by path, whose ending decides the kind. All are kept: a game, vendor or promotion has one. */
const pixelsByPath = new Map<string, Promise<ArrayBuffer | undefined>>();

/**
 * A drawing as WebP, which a phone decodes off its main thread, or as JPEG for messengers. Undefined where sharp is not
 * installed or has no encoder for it.
 */
export function pixelsOf(path: string, drawing: string, kind: PixelKind): Promise<ArrayBuffer | undefined> {
  const cached = pixelsByPath.get(path);
  if (cached !== undefined) return cached;
  const pixels = encode(drawing, kind);
  pixelsByPath.set(path, pixels);
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
