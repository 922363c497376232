import type { ConfigFile } from '@/engine';
import { kindOf } from './picture-kind';

/** A file of text as it was read; one that is no UTF-8 says so. */
export function textFile(path: string, content: Uint8Array): ConfigFile {
  const isUtf8 = isReadable(content);
  return { path, text: decode(content), ...(isUtf8 ? {} : { isUtf8 }) };
}

/** A picture: its bytes, its kind and size, and its source where that is text. */
export function pictureFile(path: string, content: Uint8Array): ConfigFile {
  const isSvg = path.toLowerCase().endsWith('.svg');
  const text = isSvg ? decode(content) : '';
  return { path, text, picture: { bytes: content.length, ...kindOf(content) } };
}

/** With its byte order mark, so that what is written back is the same file. */
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
