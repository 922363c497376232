/** A command of `npm run merchant`. */
export type Command = {
  /** What `--help` prints. */
  readonly help: string | (() => Promise<string>);
  /** As one would type it. */
  readonly example: string;
  /** Gives the exit code. Throws an `Error` for ops. */
  readonly run: (args: readonly string[]) => Promise<number>;
};

/** Prints a text. Gives the exit code of success. */
export function say(text: string): number {
  console.log(text);
  return 0;
}
