/**
 * The sandbox's texts in one language, by English text. `names` holds single texts; entries with a title and a second
 * part (a line, or HTML) stand under their title.
 */
export type Words = {
  readonly names: Readonly<Record<string, string>>;
  readonly entries: Readonly<Record<string, readonly [title: string, second: string]>>;
};
