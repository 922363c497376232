/** The platform's clock. Do not read it while rendering: the server's HTML is cached. */
export type Clock = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Converts a time of the phone's clock into the platform's; both in epoch milliseconds. */
  readonly at: (phone: number) => number;
  /** Whether an answer has set it. Until then it is the phone's own clock. */
  readonly isSet: () => boolean;
  /** Called when an answer sets it. */
  readonly subscribe: (listener: () => void) => () => void;
};
