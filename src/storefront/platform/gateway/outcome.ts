import { type GatewayError, isGatewayError } from './gateway-error';
import { endsSession } from './messages';

/** Whether a failure proves that nothing was done. With no answer the outcome stays open. */
export function isKnownOutcome(error: unknown): boolean {
  return isGatewayError(error) && !leavesOpen.has(error.code) && !isStatusOnly(error);
}

/** Whether the call was refused because the session is over. The application shows that itself, on every page. */
export function isSessionOver(error: unknown): boolean {
  return isGatewayError(error) && endsSession(error.code);
}

const leavesOpen: ReadonlySet<string> = new Set([
  'network',
  'timeout',
  'malformed',
  'gateway.timeout',
  'gateway.unreachable',
  'unknown.system.err',
  'function.not.available',
  'platform.maintenance',
  'system.upgrading',
  'access.denied',
  'TOO_MANY_REQUEST',
  'TOO_MANY_REQUESTS',
]);

/** A refusal without a code has the code of its HTTP status. These statuses say nothing of what was asked for. */
function isStatusOnly({ code, status }: GatewayError): boolean {
  return code.startsWith('http.') && (status >= 500 || [403, 408, 429].includes(status));
}
