import { type FeedbackPicture, keyOf, largestPicture, pictureTypeOf } from './pictures';
import { shrinkPicture } from './shrink-picture';

/** A chosen file, ready to be sent; or why it is not taken, as a text key [MEM-12]. */
export type Taken = { readonly picture: FeedbackPicture } | { readonly refusal: string };

export async function takePicture(file: File): Promise<Taken> {
  if (file.size > largestPicture) return { refusal: 'error.feedback.size' };
  try {
    const type = await pictureTypeOf(file);
    if (type === undefined) return { refusal: 'error.feedback.kind' };
    const sent = await shrinkPicture(new File([file], file.name, { type, lastModified: file.lastModified }), type);
    const preview = await readAddress(sent);
    const upload = { state: 'sending', share: 0 } as const;
    return { picture: { key: keyOf(file), name: file.name, file: sent, preview, upload } };
  } catch {
    return { refusal: 'error.feedback.broken' }; // The file is gone, or no picture behind its first bytes.
  }
}

function readAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
