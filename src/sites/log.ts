/** Fields by which a log can be searched. Never a query string, a token or a client's address. */
export type LogFields = {
  /** Id of the request, the same in all its lines. */
  readonly request?: string;
  /** Id of the trace that it belongs to, as the gateway got it. */
  readonly trace?: string;
  readonly merchant?: string;
  /** Id of the page, kind of the file, or name of the call. Never a path: some hold an id of a player's order. */
  readonly route?: string;
  /** What names a fault that a browser reported. */
  readonly kind?: string;
  readonly node?: string | undefined;
  readonly layout?: string | undefined;
  readonly build?: string | undefined;
  readonly directive?: string | undefined;
  readonly blocked?: string | undefined;
  readonly status?: number;
  readonly milliseconds?: number;
};

/** The server's log. Lines hold no query string, token or client's address: only paths, codes and file positions. */
export type Log = {
  readonly info: (line: string, fields?: LogFields) => void;
  readonly error: (line: string, fields?: LogFields) => void;
};
