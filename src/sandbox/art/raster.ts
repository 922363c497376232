/** Pixels of what was drawn, by path: as many as there are games and vendors. */
const drawn = new Map<string, Promise<ArrayBuffer | undefined>>();

/** A drawing as WebP, which a phone decodes beside its own work; nothing on a machine that sharp has no encoder for. */
export function webpOf(path: string, drawing: string): Promise<ArrayBuffer | undefined> {
  const known = drawn.get(path);
  if (known !== undefined) return known;
  const pixels = encode(drawing);
  drawn.set(path, pixels);
  return pixels;
}

async function encode(drawing: string): Promise<ArrayBuffer | undefined> {
  const sharp = await import('sharp').then(
    (module) => module.default,
    () => undefined,
  );
  const bytes = await sharp?.(Buffer.from(drawing))
    .webp({ quality: 75 })
    .toBuffer()
    .catch(() => undefined); // The drawing itself shows.
  return bytes && new Uint8Array(bytes).buffer;
}
