/** A place in a config file. `line` and `column` count from 1; `file` is the path as it was given, e.g. `aurora/merchant.json`. */
export type Position = { readonly file: string; readonly line: number; readonly column: number };

/** Replaces `length` characters of a file's text at `offset` by `text`. Both count UTF-16 units. */
export type Edit = { readonly offset: number; readonly length: number; readonly text: string };

/** Something wrong with the config. The message says what happened, what follows and what to do. */
export type Issue = {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly at: Position;
  readonly message: string;
  /** The merchant whose site it concerns; another one than the file's where a parent's file is at odds with a child. */
  readonly merchant: string;
  /** What mends it for certain, in its file. */
  readonly fix?: Edit;
};

/** Something surprising in what the platform or the browser's storage said. `path` is where, e.g. `register.username.minLength`. */
export type WireIssue = {
  readonly code: string;
  readonly path: string;
  readonly message: string;
  /** The same, said of a console.json in the merchant's own folder: there is nobody to ask. */
  readonly inFile?: string;
};

/** `file:line:column severity message`, the form editors turn into a link. */
export function issueLine(issue: Issue): string {
  const { file, line, column } = issue.at;
  return `${file}:${line}:${column} ${issue.severity} ${issue.message}`;
}
