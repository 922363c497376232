import { isGatewayError } from './gateway-error';

/** Whether the platform itself refused: after anything else what was sent may have been done. */
export function isAnswered(error: unknown): boolean {
  return isGatewayError(error) && !/^(network|timeout|malformed|gateway\.|http\.5)/.test(error.code);
}
