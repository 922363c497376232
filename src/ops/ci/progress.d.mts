/** Gives what to call at each end of a test or a file. */
export function createProgress(options: {
  readonly what: string;
  readonly total: number;
  readonly now?: () => number;
  readonly print?: (line: string) => void;
}): () => void;
