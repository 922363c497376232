/** The platform's clock. Never read while rendering: the server renders too, and its HTML is kept. */
export type Clock = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** What it showed when the phone's own clock showed a moment; both in epoch milliseconds. */
  readonly at: (phone: number) => number;
  /** A call has ended: until then the phone's own clock is all that is known. */
  readonly isSet: () => boolean;
  /** Told when an answer sets it. */
  readonly subscribe: (listener: () => void) => () => void;
};
