import { isGatewayError } from './gateway-error';

/** Whether the platform itself refused. After any other failure the request may have been carried out. */
export function isAnswered(error: unknown): boolean {
  return isGatewayError(error) && !/^(network|timeout|malformed|gateway\.|http\.5)/.test(error.code);
}
