import type { Gateway } from '@/storefront/gateway/gateway';
import { isGatewayError } from '@/storefront/gateway/gateway-error';

type Codes = { readonly fromAddress: string; readonly typed: string; readonly host: string };

/**
 * The affiliate code to register with: one from the address that the server knows wins, else the typed one, which is checked first.
 * Throws the refusal of a typed code.
 */
export async function checkAffiliate(gateway: Gateway, { fromAddress, typed, host }: Codes): Promise<string> {
  if (fromAddress !== '' && (await isKnown(gateway, fromAddress, host))) return fromAddress;
  if (typed !== '') await gateway.call('affiliateCheck', { code: typed, domain: host });
  return typed;
}

async function isKnown(gateway: Gateway, code: string, host: string): Promise<boolean> {
  try {
    await gateway.call('affiliateCheck', { code, domain: host });
    return true;
  } catch (error) {
    if (isGatewayError(error)) return false;
    throw error;
  }
}
