import { loadSharp } from './load-sharp';
import { type LogoColors, logoColors } from './logo-colors';

/** Larger than this no logo needs to be, in bytes. */
const most = 2_000_000;

export type ReadLogo = { readonly colors: LogoColors } | { readonly problem: 'large' | 'unreadable' };

/** The colours of a picture in a file, or why it cannot be a logo. An SVG is drawn, and what it might do is never run. */
export async function readLogo(bytes: Uint8Array): Promise<ReadLogo> {
  if (bytes.length > most) return { problem: 'large' };
  const sharp = await loadSharp();
  try {
    const small = sharp(bytes).resize({ width: 160, height: 160, fit: 'inside' });
    return { colors: logoColors(await small.ensureAlpha().raw().toBuffer()) };
  } catch {
    return { problem: 'unreadable' }; // Whatever a picture has wrong, nobody but its maker can mend it.
  }
}
