/** Something newer than the floor in a file. */
export type Found = {
  /** As one writes it: `URL.canParse`, `.toSorted()`, `event scrollend`, `:has`. */
  readonly name: string;
  /** Which browsers have not got it. */
  readonly lack: string;
  /** Where in the text it stands. */
  readonly at: number;
};
