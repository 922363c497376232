import { endsSession } from './ends-session';
import { type GatewayError, isGatewayError } from './gateway-error';

/**
 * What a failure says of a request: `refused`, it was not done; `open`, nobody knows whether it was done; `session`, it
 * was not done, as nobody is signed in any more. The application tells players of an ended session on every page.
 */
export type Outcome = 'refused' | 'open' | 'session';

/**
 * A code of the platform's or of our server's is a refusal. An answer of a proxy between them is none, and neither is
 * any answer with a status of 500 or more: the platform may have failed in the middle.
 */
export function outcomeOf(error: unknown): Outcome {
  if (!isGatewayError(error) || openCodes.has(error.code) || proxyCodes.test(error.code) || isServerFailure(error))
    return 'open';
  if (endsSession(error.code)) return 'session';
  return error.isEarlierTryOpen ? 'open' : 'refused';
}

/** No answer, one that cannot be read, or one of a platform that failed or stopped in the middle of it. */
const openCodes: ReadonlySet<string> = new Set([
  'network',
  'timeout',
  'malformed',
  'gateway.timeout',
  'gateway.unreachable',
  'unknown.system.err',
  'platform.maintenance',
  'system.upgrading',
]);

/** A status without a code comes from a firewall, proxy or limit, even after the platform has done the request. */
const proxyCodes = /^http\.(403|408|429|5\d\d)$/;

/** Codes of our server, which has sent nothing on. */
const ownServerCodes: ReadonlySet<string> = new Set(['server.busy', 'status.unknown']);
/** The lottery's gateway refuses with no other status than 500. */
const lotteryCalls: ReadonlySet<string> = new Set(['placeBets', 'cancelSubOrders']);

function isServerFailure({ code, status, call }: GatewayError): boolean {
  return status >= 500 && !ownServerCodes.has(code) && !lotteryCalls.has(call);
}
