/** A signed-in visitor, as the storage key `MC_SESSION_INFO` keeps it. */
export type Session = {
  readonly token: string;
  /** Code of the merchant that calls go to: in a trial session that of the trial merchant. */
  readonly merchantCode: string;
  readonly userName: string;
  /** Type code of the member. */
  readonly type: number;
  readonly firstTimeLogin: boolean;
};

/** The session of this browser: kept in its storage, and followed across tabs. */
export type SessionStore = {
  /** The session, or undefined for a guest. The same object until it changes. */
  readonly current: () => Session | undefined;
  /** The session that a server renders with: undefined, as for a guest. */
  readonly server: () => Session | undefined;
  /** Keeps a new session; `trialName` marks a trial. */
  readonly start: (session: Session, trialName?: string) => void;
  /** Removes everything of the session from this browser. Sends no call. */
  readonly end: () => void;
  /** Called after every change, in this tab or another. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Called after a change in another tab. */
  readonly onOtherTab: (listener: () => void) => void;
};
