import type { Picture } from '@/engine';

type PictureFacts = Omit<Picture, 'bytes'>;

/**
 * What the bytes of a picture tell: its format, its size in pixels (not of AVIF), and of PNG and WebP whether its end
 * is missing. Nothing of an SVG.
 */
export function pictureFacts(content: Uint8Array): PictureFacts {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const startsWith = (signature: string, at = 0) =>
    [...signature].every((letter, index) => content[at + index] === letter.charCodeAt(0));
  if (startsWith('\x89PNG')) {
    const size = content.length < 24 ? {} : { width: view.getUint32(16), height: view.getUint32(20) };
    return { kind: 'png', ...size, ...(endsIn(content, 'IEND') ? {} : { isCut: true as const }) };
  }
  if (startsWith('\xff\xd8\xff')) return { kind: 'jpg', ...sizeOfJpeg(view) };
  if (startsWith('GIF8'))
    return {
      kind: 'gif',
      ...(content.length < 10 ? {} : { width: view.getUint16(6, true), height: view.getUint16(8, true) }),
    };
  if (startsWith('RIFF') && startsWith('WEBP', 8)) {
    const isCut = content.length < view.getUint32(4, true) + 8;
    return { kind: 'webp', ...sizeOfWebp(view, startsWith), ...(isCut ? { isCut: true as const } : {}) };
  }
  return startsWith('ftypavif', 4) || startsWith('ftypavis', 4) ? { kind: 'avif' } : {};
}

/** Most bytes that programs append after the last part of a PNG. */
const mostTrailingBytes = 4096;

function endsIn(content: Uint8Array, name: string): boolean {
  return new TextDecoder('latin1').decode(content.subarray(-mostTrailingBytes)).includes(name);
}

/** Of the markers C0 to CF, two begin tables and C8 is reserved; all others begin a frame. */
const noFrames: readonly number[] = [0xc4, 0xc8, 0xcc];

/** The size stands in the frame of a JPEG, which comes after parts of any number and length. */
function sizeOfJpeg(view: DataView): PictureFacts {
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !noFrames.includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return {};
}

function sizeOfWebp(view: DataView, starts: (signature: string, at: number) => boolean): PictureFacts {
  if (view.byteLength < 30) return {};
  if (starts('VP8X', 12)) {
    const side = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { width: side(24), height: side(27) };
  }
  if (starts('VP8L', 12)) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}
