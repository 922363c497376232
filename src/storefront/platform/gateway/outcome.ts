import { type GatewayError, isGatewayError } from './gateway-error';
import { endsSession } from './messages';

/** Whether a failure says that nothing was done. One that came before, or none at all, leaves it open. */
export function isKnownOutcome(error: unknown): boolean {
  return isGatewayError(error) && !leavesOpen.has(error.code) && !isStatusOnly(error);
}

/** Whether it was refused because nobody is signed in any more: that is told by itself, wherever the player is. */
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

/** A refusal without a code is known by its status; one of these is not about what was asked for. */
function isStatusOnly({ code, status }: GatewayError): boolean {
  return code.startsWith('http.') && (status >= 500 || [403, 408, 429].includes(status));
}
