import { type ChosenPicture, keyOfFile, largestChoice, largestPicture, pictureTypeOf } from './pictures';
import { shrinkPicture } from './shrink-picture';

/** A chosen file, ready to upload; or the text key of why it is refused. */
export type TakenPicture = { readonly picture: ChosenPicture } | { readonly refusal: string };

export async function takePicture(file: File): Promise<TakenPicture> {
  if (file.size > largestChoice) return { refusal: 'error.picture.huge' };
  try {
    const type = await pictureTypeOf(file);
    if (type === undefined) return { refusal: 'error.picture.kind' };
    const shrunk = await shrinkPicture(new File([file], file.name, { type, lastModified: file.lastModified }), type);
    if (shrunk.size > largestPicture) return { refusal: 'error.picture.size' };
    const preview = await readAddress(shrunk);
    const upload = { state: 'sending', share: 0 } as const;
    return { picture: { key: keyOfFile(file), name: file.name, file: shrunk, preview, upload } };
  } catch {
    return { refusal: 'error.picture.broken' }; // The file is gone, or is no picture after its first bytes.
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
