import type { ConfigFile } from '@/engine';
import { pictureFacts } from './picture-facts';

/** A text file as a `ConfigFile`. `isUtf8` is false where its bytes are not UTF-8. */
export function textFile(path: string, content: Uint8Array): ConfigFile {
  const isUtf8 = isReadable(content);
  return { path, text: decode(content), ...(isUtf8 ? {} : { isUtf8 }) };
}

/** A picture as a `ConfigFile`: its bytes, kind and size, and for an SVG its source. */
export function pictureFile(path: string, content: Uint8Array): ConfigFile {
  const isSvg = path.toLowerCase().endsWith('.svg');
  const text = isSvg ? decode(content) : '';
  return { path, text, picture: { bytes: content.length, ...pictureFacts(content) } };
}

/** Keeps the byte order mark, so that writing the text back gives the same file. */
function decode(content: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
}

function isReadable(content: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}
