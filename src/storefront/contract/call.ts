/** A row of the call table; what its fields mean stands in `schemas/wire/README.md`. */
export type CallDeclaration = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** The `ModuleId` header. */
  readonly module: string;
  readonly session: 'none' | 'optional' | 'required';
  /** Whether the answer wraps its value, or is the value itself, as the lottery's is. */
  readonly style: 'envelope' | 'bare';
  readonly body: 'json' | 'form' | 'multipart' | 'none';
  /** The body may be encrypted. */
  readonly encrypted?: boolean;
  /** Where the merchant encrypts, the call sends the one-time key in a header and leaves its body plain. */
  readonly keyed?: boolean;
  /** Headers of its own. */
  readonly headers?: { readonly [name: string]: string };
  /** The file of `generated/wire` that checks its answer. */
  readonly answers: string;
  /** Calls whose answers are old once this one was sent. */
  readonly touches?: readonly string[];
  /** Moves money: carries one key for each intent of the player, and is never sent twice by itself. */
  readonly money?: boolean;
  /** Moves no money but carries a key all the same, since sending it twice would act twice. */
  readonly once?: boolean;
};

/** How an answer is checked: the answer itself strictly, each row of its lists alone. */
export type AnswerCheck = { readonly is: (value: unknown) => boolean; readonly lists?: readonly ListCheck[] };

/** Path of a list (or map) of rows in an answer or in a row, and the check of one row. */
type ListCheck = { readonly at: readonly string[]; readonly row: AnswerCheck };
