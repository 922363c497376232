export type PixelKind = 'webp' | 'jpg';

/** Pixels of what was drawn, by path: as many as there are games, vendors and events. */
const drawn = new Map<string, Promise<ArrayBuffer | undefined>>();

/**
 * A drawing as WebP, which a phone decodes beside its own work, or as a JPEG for messengers; nothing on a machine that
 * sharp has no encoder for.
 */
export function pixelsOf(path: string, drawing: string, kind: PixelKind): Promise<ArrayBuffer | undefined> {
  const known = drawn.get(path);
  if (known !== undefined) return known;
  const pixels = encode(drawing, kind);
  drawn.set(path, pixels);
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
  const bytes = await pixels.toBuffer().catch(() => undefined); // The drawing itself shows.
  return bytes && new Uint8Array(bytes).buffer;
}

/** A server may have no letters of the language, and what shares a link says its words beside the picture. */
function withoutWords(drawing: string): string {
  return drawing.replaceAll(/<text\b.*?<\/text>/gs, '');
}
