/** A row of the call table. */
export type CallFacts = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly module: string;
  readonly session: 'none' | 'optional' | 'required';
  readonly style: 'envelope' | 'bare';
  readonly body: 'json' | 'form' | 'multipart' | 'none';
  /** Takes an encrypted body too. */
  readonly encrypted?: boolean;
  /** Carries a one-time key though its body is plain, where payloads are encrypted. */
  readonly keyed?: boolean;
  /** Headers of its own. */
  readonly headers?: { readonly [name: string]: string };
  /** The file of `generated/wire` that checks its answer. */
  readonly answers: string;
  /** Moves money: carries a key, one an intent of the player, and is never sent twice by itself. */
  readonly money?: boolean;
  /** Moves none, and carries such a key too: sent twice it would be there twice. */
  readonly once?: boolean;
};

/** How an answer is checked: itself strictly, and each row of its lists alone. */
export type AnswerCheck = { readonly is: (value: unknown) => boolean; readonly lists?: readonly ListCheck[] };

/** Where a list of rows, or a map of them, stands in an answer or in a row, and how one of its rows is checked. */
type ListCheck = { readonly at: readonly string[]; readonly row: AnswerCheck };
