/**
 * A failed call. `code` is the server's `errorCode` or one of ours: `network` (no answer), `timeout`, `malformed` (the
 * answer fails its check), `not.sent` (the code of the call, or the key to encrypt it with, did not load), `offline` (a
 * money call that was not sent, as there is no network). `value` has extras such as `{captcha: true}`.
 */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: string;
  readonly status: number;
  readonly value: unknown;
  /** Name of the call. */
  readonly call: string;
  /** This try was refused before the platform read it, but an earlier try of the same request may have been done. */
  readonly isEarlierTryOpen: boolean;

  constructor(failure: {
    readonly code: string;
    readonly message?: string;
    readonly status?: number;
    readonly value?: unknown;
    readonly call?: string;
    readonly isEarlierTryOpen?: boolean;
  }) {
    super(failure.message ?? '');
    this.code = failure.code;
    this.status = failure.status ?? 0;
    this.value = failure.value;
    this.call = failure.call ?? '';
    this.isEarlierTryOpen = failure.isEarlierTryOpen ?? false;
  }
}

/** Whether an error is a failed call, and of the given code if there is one. */
export function isGatewayError(error: unknown, code?: string): error is GatewayError {
  return error instanceof GatewayError && (code === undefined || error.code === code);
}
