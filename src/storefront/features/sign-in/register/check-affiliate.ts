import type { Gateway } from '@/storefront/platform/gateway/gateway';
import { GatewayError, isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';

/** The server's verdict on an affiliate code. `unasked` if it has no such check; then the registration call decides. */
export type CodeVerdict = 'known' | 'unasked' | UnknownCode;

/** The platform's reason, if it has one: the link is paused, expired or deleted. */
type UnknownCode = { readonly reason: string | undefined };

/**
 * Asks the server about a code. Throws if there is no answer, so that a bad connection does not lose the invitation.
 */
export async function judgeAffiliate(gateway: Gateway, code: string): Promise<CodeVerdict> {
  try {
    await gateway.call('affiliateCheck', { code, domain: window.location.hostname });
    return 'known';
  } catch (error) {
    if (isGatewayError(error, 'function.not.available')) return 'unasked';
    if (isRefusal(error)) return { reason: isClosedLink(error) ? error.message : undefined };
    throw error;
  }
}

/** Checks a code before it is sent, and throws if it is unknown. */
export async function checkAffiliate(gateway: Gateway, code: string): Promise<void> {
  const verdict = await judgeAffiliate(gateway, code);
  if (verdict === 'known' || verdict === 'unasked') return;
  const { reason } = verdict;
  if (reason === undefined) throw new GatewayError({ code: 'invitation_code_error' });
  throw new GatewayError({ code: 'affiliate.closed', value: { fields: { affiliateCode: reason } } });
}

/** Whether a failure is about the invitation code. */
export function isInvitationRefusal(error: unknown): boolean {
  return isGatewayError(error, 'invitation_code_error') || isClosedLink(error);
}

function isClosedLink(error: unknown): error is GatewayError {
  return isGatewayError(error) && error.code.startsWith('affiliate.');
}

/** The platform has too much to do, or is closed to this visitor: it did not look at the code. */
const unreadCodes = /^(#727|TOO_MANY_REQUESTS?|request\.too\.many|server\.busy|access\.denied)$/;

/** Whether the server refused the code. A server need not name its refusal, but a failure of its own is none. */
function isRefusal(error: unknown): boolean {
  if (isInvitationRefusal(error)) return true;
  if (!isGatewayError(error) || unreadCodes.test(error.code)) return false;
  return error.status === 200 && outcomeOf(error) === 'refused';
}
