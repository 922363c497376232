/** A commit that changed a brand's folder. */
export type PastState = {
  readonly commit: string;
  /** When it was made, in epoch ms. */
  readonly at: number;
  readonly author: string;
  /** The first line of its message. */
  readonly subject: string;
};

/** How a brand's files were at a commit, beside those of the draft. */
export type PastFiles = {
  /** Files whose text was another one, or that are gone now. */
  readonly different: readonly string[];
  /** Files that came later. */
  readonly newer: readonly string[];
};
