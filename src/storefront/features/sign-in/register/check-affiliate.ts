import type { Gateway } from '@/storefront/platform/gateway/gateway';
import { GatewayError, isGatewayError } from '@/storefront/platform/gateway/gateway-error';

/** What the server says of an affiliate code; `unasked` where it has no such check, and the registration itself judges it. */
export type CodeVerdict = 'known' | 'unasked' | Unknown;

/** The reason is the platform's own, where it has one: a link that is paused, has run out, or is gone. */
type Unknown = { readonly reason: string | undefined };

/** Asks the server about a code. Throws whatever keeps it from answering: nobody loses an invitation to a bad connection. */
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

/** The same for a code that is about to be sent: an unknown one is refused. */
export async function checkAffiliate(gateway: Gateway, code: string): Promise<void> {
  const verdict = await judgeAffiliate(gateway, code);
  if (verdict === 'known' || verdict === 'unasked') return;
  const { reason } = verdict;
  if (reason === undefined) throw new GatewayError({ code: 'invitation_code_error' });
  throw new GatewayError({ code: 'affiliate.closed', value: { fields: { affiliateCode: reason } } });
}

/** Whether a failure is about the invitation that an account was to be opened with. */
export function isInvitationRefusal(error: unknown): boolean {
  return isGatewayError(error, 'invitation_code_error') || isClosedLink(error);
}

function isClosedLink(error: unknown): error is GatewayError {
  return isGatewayError(error) && error.code.startsWith('affiliate.');
}

/** Only `success` is read of the answer (specification 7): a server need not name its refusal. */
function isRefusal(error: unknown): boolean {
  if (isInvitationRefusal(error)) return true;
  return isGatewayError(error) && error.status === 200 && error.code !== 'malformed';
}
