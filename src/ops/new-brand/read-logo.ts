import { loadSharp } from './load-sharp';
import { type LogoColors, logoColors } from './logo-colors';

/** Largest logo in bytes. */
const maxBytes = 2_000_000;

export type ReadLogo = { readonly colors: LogoColors } | { readonly problem: 'large' | 'unreadable' };

/**
 * The colours of a picture file, or the reason why it cannot be a logo. An SVG is only drawn; its scripts never run.
 */
export async function readLogo(bytes: Uint8Array): Promise<ReadLogo> {
  if (bytes.length > maxBytes) return { problem: 'large' };
  const sharp = await loadSharp();
  try {
    const thumbnail = sharp(bytes).resize({ width: 160, height: 160, fit: 'inside' });
    return { colors: logoColors(await thumbnail.ensureAlpha().raw().toBuffer()) };
  } catch {
    return { problem: 'unreadable' }; // Whatever the error is, only the picture's maker can correct it.
  }
}
