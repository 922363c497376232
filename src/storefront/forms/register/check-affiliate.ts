import type { Gateway } from '@/storefront/gateway/gateway';
import { isGatewayError } from '@/storefront/gateway/gateway-error';

type Codes = { readonly fromAddress: string; readonly typed: string; readonly host: string };

/**
 * The affiliate code to register with: one from the address that the server knows wins, else the typed one, which is checked first.
 * Throws the refusal of a typed code, and whatever keeps the server from answering: nobody loses an invitation to a bad connection.
 */
export async function checkAffiliate(gateway: Gateway, { fromAddress, typed, host }: Codes): Promise<string> {
  if (fromAddress !== '' && (await isKnown(gateway, fromAddress, host))) return fromAddress;
  if (typed !== '') await check(gateway, typed, host);
  return typed;
}

async function isKnown(gateway: Gateway, code: string, host: string): Promise<boolean> {
  try {
    await check(gateway, code, host);
    return true;
  } catch (error) {
    if (isGatewayError(error, 'invitation_code_error')) return false;
    throw error;
  }
}

/** Where nothing can check codes, the registration itself judges them. */
async function check(gateway: Gateway, code: string, domain: string): Promise<void> {
  try {
    await gateway.call('affiliateCheck', { code, domain });
  } catch (error) {
    if (!isGatewayError(error, 'function.not.available')) throw error;
  }
}
