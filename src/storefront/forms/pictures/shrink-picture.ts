import { largestPicture, type PictureType } from './pictures';

/** Longest side of an upload in pixels. */
export const longestSide = 1600;
const jpegQuality = 0.85;

/**
 * The same picture with at most 1600 pixels on a side, unless its file grows by that, and as JPEG if it would be too
 * large otherwise. A small one stays unchanged, and so does one that this browser cannot draw. Rejects for a file that
 * is no picture.
 */
export async function shrinkPicture(file: File, type: PictureType): Promise<File> {
  if (typeof createImageBitmap !== 'function') return file;
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const scaled = scale < 1 ? await draw(bitmap, scale, type) : null;
    const best = scaled !== null && scaled.size < file.size ? scaled : file;
    const jpeg = best.size > largestPicture ? await draw(bitmap, scale, 'image/jpeg') : null;
    if (jpeg !== null && jpeg.size < best.size) return new File([jpeg], file.name, { type: 'image/jpeg' });
    return best === file ? file : new File([best], file.name, { type });
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, scale: number, type: PictureType): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  // JPEG has no transparency: without a background it would be black.
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, jpegQuality));
}
