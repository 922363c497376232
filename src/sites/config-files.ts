import type { ConfigFile } from '@/engine';
import { pictureFacts } from './picture-facts';

/** A text file as a `ConfigFile`. `isUtf8` is false where its bytes are not UTF-8. */
export function textFile(path: string, content: Uint8Array): ConfigFile {
  const text = decodeStrictly(content);
  return text === undefined ? { path, text: decode(content), isUtf8: false } : { path, text };
}

/** A picture as a `ConfigFile`: its length in bytes, what `pictureFacts` tells, and for an SVG its source. */
export function pictureFile(path: string, content: Uint8Array): ConfigFile {
  const isSvg = path.toLowerCase().endsWith('.svg');
  const text = isSvg ? decode(content) : '';
  return { path, text, picture: { bytes: content.length, ...pictureFacts(content) } };
}

/** Keeps the byte order mark, so that writing the text back gives the same file. */
function decode(content: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
}

/** The text of bytes that are UTF-8; undefined where they are not. */
function decodeStrictly(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}
