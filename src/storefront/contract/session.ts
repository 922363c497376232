/** A signed-in visitor, as the storage key `MC_SESSION_INFO` keeps it. */
export type Session = {
  readonly token: string;
  /** Merchant that calls go to; the trial merchant's code in a trial session. */
  readonly merchantCode: string;
  readonly userName: string;
  /** Type code of the member. */
  readonly type: number;
  readonly firstTimeLogin: boolean;
};

/** Who is signed in, kept in the browser's storage and followed across tabs. */
export type SessionStore = {
  /** The session, or undefined for a guest. The same object until it changes. */
  readonly current: () => Session | undefined;
  /** Keeps a new session; `trialName` marks a trial. */
  readonly start: (session: Session, trialName?: string) => void;
  /** Clears everything of the session from this browser. Asks nobody. */
  readonly end: () => void;
  /** Told after every change, in this tab or another. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Told after a change that another tab made. */
  readonly onOtherTab: (listener: () => void) => void;
};
