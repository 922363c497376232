import type { Gateway } from '@/storefront/platform/gateway/gateway';
import { GatewayError, isGatewayError } from '@/storefront/platform/gateway/gateway-error';

/** What the server says of an affiliate code; `unasked` where it has no such check, and the registration itself judges it. */
export type CodeVerdict = 'known' | 'unknown' | 'unasked';

/** Asks the server about a code. Throws whatever keeps it from answering: nobody loses an invitation to a bad connection. */
export async function judgeAffiliate(gateway: Gateway, code: string): Promise<CodeVerdict> {
  try {
    await gateway.call('affiliateCheck', { code, domain: window.location.hostname });
    return 'known';
  } catch (error) {
    if (isGatewayError(error, 'function.not.available')) return 'unasked';
    if (isRefusal(error)) return 'unknown';
    throw error;
  }
}

/** The same for a code that is about to be sent: an unknown one is refused. */
export async function checkAffiliate(gateway: Gateway, code: string): Promise<void> {
  if ((await judgeAffiliate(gateway, code)) === 'unknown') throw new GatewayError({ code: 'invitation_code_error' });
}

/** Only `success` is read of the answer (specification 7): a server need not name its refusal. */
function isRefusal(error: unknown): boolean {
  if (isGatewayError(error, 'invitation_code_error')) return true;
  return isGatewayError(error) && error.status === 200 && error.code !== 'malformed';
}
