import { useCallback } from 'react';
import { GatewayError } from '@/storefront/gateway/gateway-error';
import { codeSeconds, type Identity, type Receiver } from '@/storefront/gateway/sign-in/provider';
import { createBrowserStorage } from '@/storefront/session/browser-storage';
import { keepTicket, ticketOf } from './phone-ticket';
import { useSignInService } from './use-sign-in-service';

export type PhoneProof = {
  /** Sends a code through the service; gives the seconds until another may be sent. */
  readonly send: (receiver: Receiver) => Promise<number>;
  /** Who a number and its code prove. */
  readonly check: (receiver: Receiver, code: string) => Promise<Identity>;
};

/** Proves a phone number by a code of the sign-in service instead of the platform's. */
export function usePhoneProof(): PhoneProof {
  const load = useSignInService();
  const send = useCallback(
    async (receiver: Receiver) => {
      keepTicket(createBrowserStorage(window), receiver.mobile, await (await load()).sendCode(receiver));
      return codeSeconds;
    },
    [load],
  );
  const check = useCallback(
    async ({ mobile, countryDialingCode }: Receiver, code: string): Promise<Identity> => {
      const ticket = ticketOf(createBrowserStorage(window), mobile);
      if (ticket === undefined) throw new GatewayError({ code: 'verification.code.incorrect' });
      const idToken = await (await load()).checkCode(ticket, code);
      return { channel: 'sms', idToken, mobile, countryDialingCode };
    },
    [load],
  );
  return { send, check };
}
