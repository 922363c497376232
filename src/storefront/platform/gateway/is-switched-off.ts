import { isGatewayError } from './gateway-error';

/** Whether an answer did not come because the platform has the call off for this merchant: another try is no use. */
export function isSwitchedOff({ data, error }: { readonly data: unknown; readonly error: unknown }): boolean {
  return data === undefined && isGatewayError(error) && error.code === 'function.not.available';
}
