/**
 * The sandbox's texts in one language, by the English text: names, and by its title what has a title and a second part
 * (a line, or HTML).
 */
export type Words = {
  readonly names: Readonly<Record<string, string>>;
  readonly entries: Readonly<Record<string, readonly [title: string, second: string]>>;
};
