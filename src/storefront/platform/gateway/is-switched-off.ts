import { isGatewayError } from './gateway-error';

/** Whether a query failed because the platform has the call off for this merchant: trying again does not help. */
export function isSwitchedOff({ data, error }: { readonly data: unknown; readonly error: unknown }): boolean {
  return data === undefined && isGatewayError(error) && error.code === 'function.not.available';
}
