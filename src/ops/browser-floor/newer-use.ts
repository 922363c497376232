/** A use of a feature that the oldest supported browsers lack. */
export type NewerUse = {
  /** Its name as in code: `URL.canParse`, `.toSorted()`, `event scrollend`, `:has`. */
  readonly name: string;
  /** The browsers that lack it. */
  readonly missingIn: string;
  /** Its offset in the text. */
  readonly at: number;
};
