/** A text of a brand, in the language of its source and in the one that is looked at. */
export type TextRow = {
  readonly key: string;
  readonly source: string;
  /** Undefined if neither the brand nor a parent says it in this language. */
  readonly words?: string;
  /** Whether the brand's own table says it. */
  readonly isOwn: boolean;
  /** The brand's languages that lack it, or leave it to the parent where the source has words of its own. */
  readonly lacks: readonly string[];
};

export type TextsAnswer = {
  /** The language to write. */
  readonly language: string;
  /** The language to translate from: the brand's first, or English where that is looked at. */
  readonly source: string;
  readonly rows: readonly TextRow[];
};

/** Texts to write by key; null takes one out of the brand's own. */
export type TextEdits = { readonly [key: string]: string | null };
