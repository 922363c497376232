/** What a line is about, for whoever searches the log. Never a query, a token or an address. */
export type LogFields = {
  /** Tells the lines of one request. */
  readonly request?: string;
  readonly merchant?: string;
  /** Path of the request, or the call that the server made itself. */
  readonly route?: string;
  readonly milliseconds?: number;
};

/** Where the server writes. Lines carry no query, no token and no address: paths, codes and file positions only. */
export type Log = {
  readonly info: (line: string, fields?: LogFields) => void;
  readonly error: (line: string, fields?: LogFields) => void;
};
