import type { JsonPath } from '../json';

/** What the schema says of a place in a file, for whoever has to write it. */
export type Meaning = {
  /** Its description, as a part of a sentence. */
  readonly about: string;
  readonly example: unknown;
  /** Types that it takes, as JSON Schema names them. */
  readonly types: readonly string[];
  /** Values that it takes, where they are listed. */
  readonly choices: readonly string[];
  /** The schema that it refers to, such as `text`. */
  readonly refersTo?: string;
};

/** A value at its place, and what the schema says of that place. */
export type Spot = { readonly path: JsonPath; readonly found: unknown; readonly meaning?: Meaning | undefined };
