import type { ConfigFile, Picture } from '@/engine';

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

type Kind = Omit<Picture, 'bytes'>;

/** What the first bytes tell: PNG, JPEG, GIF, WebP and AVIF; the size of a PNG, which icons are. */
function kindOf(content: Uint8Array): Kind {
  const starts = (signature: string, at = 0) =>
    [...signature].every((letter, index) => content[at + index] === letter.charCodeAt(0));
  if (starts('\x89PNG') && content.length >= 24) {
    const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
    return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (starts('\xff\xd8\xff')) return { kind: 'jpg' };
  if (starts('GIF8')) return { kind: 'gif' };
  if (starts('RIFF') && starts('WEBP', 8)) return { kind: 'webp' };
  return starts('ftypavif', 4) ? { kind: 'avif' } : {};
}
