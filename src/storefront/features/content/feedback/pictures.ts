/** A picture of a feedback, as it stands in the form. */
export type FeedbackPicture = {
  readonly key: string;
  readonly file: File;
  /** For the preview: the policy allows data addresses, not blobs. */
  readonly preview: string;
};

export const pictureTypes = ['image/png', 'image/jpeg'];
const largestPicture = 5 * 1024 * 1024;

/** Text key of why a file is not taken, or undefined where it is [CON-04]. */
export function refusalOf(file: File): string | undefined {
  if (!pictureTypes.includes(file.type)) return 'error.feedback.kind';
  return file.size > largestPicture ? 'error.feedback.size' : undefined;
}

/** Reads a file for its preview. */
export function readPicture(file: File): Promise<FeedbackPicture> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve({ key: `${file.name} ${file.size} ${file.lastModified}`, file, preview: String(reader.result) });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
