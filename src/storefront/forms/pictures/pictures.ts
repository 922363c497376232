/** A picture as it stands in a form. */
export type ChosenPicture = {
  readonly key: string;
  readonly name: string;
  /** What is sent: the file, or a smaller picture of it. None where a reload has forgotten it: it is up then. */
  readonly file: File | undefined;
  /** For the preview: the policy allows data addresses, not blobs. After a reload, the address that the platform gave. */
  readonly preview: string;
  readonly upload:
    | { readonly state: 'sending'; readonly share: number }
    | { readonly state: 'sent'; readonly address: string }
    | { readonly state: 'failed'; readonly error: unknown };
};

export const pictureTypes = ['image/png', 'image/jpeg'] as const;
export type PictureType = (typeof pictureTypes)[number];
/** Bytes of what is sent: a picture that was made smaller counts as it is then. */
export const largestPicture = 5 * 1024 * 1024;
/** Bytes of what is chosen: above them a phone may not get to drawing it. */
export const largestChoice = 30 * 1024 * 1024;

/** First bytes of the pictures that are taken. */
const signatures: readonly { readonly type: PictureType; readonly bytes: readonly number[] }[] = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
];

/** What a file is by its content, whatever it is named; undefined for what is neither. */
export async function pictureTypeOf(file: Blob): Promise<PictureType | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return signatures.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))?.type;
}

/** Tells a file that was chosen twice. */
export function keyOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
