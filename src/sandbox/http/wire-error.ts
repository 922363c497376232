import type { ErrorCode } from './error-texts';

/** A refusal of the contract: the answer carries its code, its text in the language of the request, and `value`. */
export class WireError extends Error {
  readonly code: ErrorCode;
  readonly value: unknown;

  constructor(code: ErrorCode, value: unknown = null) {
    super(code);
    this.code = code;
    this.value = value;
  }
}

const hour = 3_600_000;

/** One vendor is closed, with its times in epoch ms: since the last full hour, for two hours. */
export function vendorMaintenance(now: number): WireError {
  const maintainTime = now - (now % hour);
  return new WireError('vendor.maintenance', { content: { data: { maintainTime, endTime: maintainTime + 2 * hour } } });
}
