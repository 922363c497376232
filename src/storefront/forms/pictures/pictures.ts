/** A picture in a form. */
export type ChosenPicture = {
  readonly key: string;
  readonly name: string;
  /** The file to send, or a smaller version of it. Undefined after a reload, when it is uploaded already. */
  readonly file: File | undefined;
  /** Address for the preview: a data URL, since the policy forbids blobs. After a reload the platform's address. */
  readonly preview: string;
  readonly upload:
    | { readonly state: 'sending'; readonly share: number }
    | { readonly state: 'sent'; readonly address: string }
    | { readonly state: 'failed'; readonly error: unknown };
};

export const pictureTypes = ['image/png', 'image/jpeg'] as const;
export type PictureType = (typeof pictureTypes)[number];
/** Largest size of an upload in bytes, after shrinking. */
export const largestPicture = 5 * 1024 * 1024;
/** Largest size of a chosen file in bytes. Above it a phone may not be able to draw it. */
export const largestChoice = 30 * 1024 * 1024;

/** First bytes of the accepted formats. */
const signatures: readonly { readonly type: PictureType; readonly bytes: readonly number[] }[] = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
];

/** The format of a file by its content, whatever its name. Undefined for any other format. */
export async function pictureTypeOf(file: Blob): Promise<PictureType | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return signatures.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))?.type;
}

/** Recognises a file that was chosen twice. */
export function keyOfFile({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
