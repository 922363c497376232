/**
 * A place in a config file. `line` and `column` count from 1; `file` is the path as given, e.g. `aurora/merchant.json`.
 */
export type Position = { readonly file: string; readonly line: number; readonly column: number };

/** Replaces `length` characters of a file's text at `offset` by `text`. Both count UTF-16 units. */
export type TextEdit = { readonly offset: number; readonly length: number; readonly text: string };

/**
 * A finding with its place in a file, as tools show it. The message says what happened, what follows and what to do.
 */
export type Issue = {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly at: Position;
  readonly message: string;
  /** The merchant whose site has the fault. The file may be a parent's, if it contradicts this merchant's files. */
  readonly merchant: string;
  /** The edit of the file of `at` that corrects the fault, if only one edit can be meant. */
  readonly fix?: TextEdit;
};

/**
 * Something surprising in an answer of the platform or in the browser's storage. `path` says where, e.g.
 * `register.username.minLength`.
 */
export type WireIssue = {
  readonly code: string;
  readonly path: string;
  readonly message: string;
  /** The message if the answer is the merchant's own console.json, because there is no platform's support to ask. */
  readonly inFile?: string;
};

/** `file:line:column severity message`, the form editors turn into a link. */
export function issueLine(issue: Issue): string {
  const { file, line, column } = issue.at;
  return `${file}:${line}:${column} ${issue.severity} ${issue.message}`;
}
