/** A row of the call table. */
export type CallFacts = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly module: string;
  readonly session: 'none' | 'optional' | 'required';
  readonly style: 'envelope' | 'bare';
  readonly body: 'json' | 'form' | 'multipart' | 'none';
  /** The body may be encrypted. */
  readonly encrypted?: boolean;
  /** Carries a one-time key beside a plain body, where the merchant encrypts. */
  readonly keyed?: boolean;
  /** Headers of its own. */
  readonly headers?: { readonly [name: string]: string };
  /** The file of `generated/wire` that checks its answer. */
  readonly answers: string;
  /** Calls whose answers are old once this one was sent. */
  readonly touches?: readonly string[];
  /** Moves money: carries a key, one an intent of the player, and is never sent twice by itself. */
  readonly money?: boolean;
  /** Moves no money, and carries a key all the same: a second sending would have a second effect. */
  readonly once?: boolean;
};

/** How an answer is checked: the answer itself strictly, each row of its lists alone. */
export type AnswerCheck = { readonly is: (value: unknown) => boolean; readonly lists?: readonly ListCheck[] };

/** Path of a list (or map) of rows in an answer or in a row, and the check of one row. */
type ListCheck = { readonly at: readonly string[]; readonly row: AnswerCheck };
