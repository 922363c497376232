import type { JsonPath } from '../json';

/** What the schema says of a place in a file, for messages. */
export type Meaning = {
  /** The description, worded as a part of a sentence. */
  readonly about: string;
  readonly example: unknown;
  /** JSON Schema types that the place takes. */
  readonly types: readonly string[];
  /** Values that the place takes, where the schema lists them. */
  readonly choices: readonly string[];
  /** The schema that the place refers to, such as `text`. */
  readonly refersTo?: string;
};

/** A value at its place, and what the schema says of that place. */
export type WrongValue = { readonly path: JsonPath; readonly found: unknown; readonly meaning?: Meaning | undefined };
