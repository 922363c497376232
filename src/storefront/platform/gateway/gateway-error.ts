/** A call that failed: the server's `errorCode`, or one of ours (`network` no answer, `timeout`, `malformed` not the agreed shape); `value` carries extras such as `{captcha: true}`. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: string;
  readonly status: number;
  readonly value: unknown;
  /** Name of the call. */
  readonly call: string;

  constructor(failure: {
    readonly code: string;
    readonly message?: string;
    readonly status?: number;
    readonly value?: unknown;
    readonly call?: string;
  }) {
    super(failure.message ?? '');
    this.code = failure.code;
    this.status = failure.status ?? 0;
    this.value = failure.value;
    this.call = failure.call ?? '';
  }
}

/** Whether a thrown thing is a failed call, of a given code where one is named. */
export function isGatewayError(error: unknown, code?: string): error is GatewayError {
  return error instanceof GatewayError && (code === undefined || error.code === code);
}
