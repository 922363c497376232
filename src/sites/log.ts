/** Where the server writes. Lines carry no query, no token and no address: paths, codes and file positions only. */
export type Log = {
  readonly info: (line: string) => void;
  readonly error: (line: string) => void;
};
