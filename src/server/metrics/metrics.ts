/**
 * How a call to the gateway ended. `late`: a document waited for it no longer (150 ms). `abandoned`: the visitor went
 * away first.
 */
export type CallOutcome = 'ok' | 'client_error' | 'server_error' | 'timeout' | 'unreachable' | 'late' | 'abandoned';

/** How a document was got: from the cache, from the cache while a new one is made, or made for this visit. */
export type CacheResult = 'hit' | 'stale' | 'miss';

/** An answered request. `route` is the id of a page or the kind of a file, never a path. */
export type AnsweredRequest = {
  readonly route: string;
  readonly merchant: string;
  readonly status: number;
  readonly seconds: number;
};

/** What the server counts and measures. Every value of a label comes from config or code, never from a visitor. */
export type Metrics = {
  readonly requestBegan: () => void;
  readonly requestEnded: (request: AnsweredRequest) => void;
  readonly documentRendered: (seconds: number) => void;
  readonly documentRead: (result: CacheResult) => void;
  readonly gatewayAnswered: (call: string, outcome: CallOutcome, seconds: number) => void;
  readonly requestRefused: (reason: string) => void;
  readonly faultReported: (kind: string, merchant: string) => void;
};

const ignore = () => undefined;

/** Counts nothing: without `ADMIN_PORT` nobody would read it. */
export const noMetrics: Metrics = {
  requestBegan: ignore,
  requestEnded: ignore,
  documentRendered: ignore,
  documentRead: ignore,
  gatewayAnswered: ignore,
  requestRefused: ignore,
  faultReported: ignore,
};
