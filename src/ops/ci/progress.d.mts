/** Gives a function to call when a test or a file has ended. */
export function createProgress(options: {
  readonly what: string;
  readonly total: number;
  readonly now?: () => number;
  readonly print?: (line: string) => void;
}): () => void;
