import type { ErrorCode } from './error-texts';

/**
 * A refusal of the contract: the answer has its code, its text in the language of the request, and `value`. `attempt`
 * is the key of the rate limit that it counts for: it is counted again where the transaction is undone.
 */
export class WireError extends Error {
  readonly code: ErrorCode;
  readonly value: unknown;
  readonly attempt: string | undefined;

  constructor(code: ErrorCode, value: unknown = null, attempt?: string) {
    super(code);
    this.code = code;
    this.value = value;
    this.attempt = attempt;
  }
}

const hourMs = 3_600_000;

/** One vendor is closed, with its times in epoch ms: since the last full hour, for two hours. */
export function vendorMaintenance(now: number): WireError {
  const maintainTime = now - (now % hourMs);
  return new WireError('vendor.maintenance', {
    content: { data: { maintainTime, endTime: maintainTime + 2 * hourMs } },
  });
}
