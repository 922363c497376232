import { type ReactNode, useCallback, useRef } from 'react';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { GatewayError } from '@/storefront/platform/gateway/gateway-error';
import { codeSeconds, type Identity, type Receiver } from '@/storefront/platform/gateway/sign-in/provider';
import { dropTicket, keepTicket, ticketOf } from './phone-ticket';
import { useHumanCheck } from './use-human-check';
import { useSignInService } from './use-sign-in-service';

export type PhoneProof = {
  /**
   * Sends a code through the service. Calls `onSending` when nothing more is asked of the player. Gives the seconds
   * until another may be sent.
   */
  readonly send: (receiver: Receiver, onSending: () => void) => Promise<number>;
  /**
   * The identity that a number and its code prove. A code is valid once; asked again for the same, it gives the same
   * identity.
   */
  readonly check: (receiver: Receiver, code: string) => Promise<Identity>;
  /** The service's check for humans. */
  readonly dialog: ReactNode;
};

/** Proves a phone number with a code of the sign-in service instead of the platform's. */
export function usePhoneProof(): PhoneProof {
  const loadService = useSignInService();
  const { solve, dialog } = useHumanCheck();
  const lastProof = useRef<{ readonly code: string; readonly identity: Identity }>(undefined);
  const send = useCallback(
    async (receiver: Receiver, onSending: () => void) => {
      // Without the list of countries the number would be somebody else's.
      if (receiver.countryDialingCode === '') throw new GatewayError({ code: 'network' });
      const provider = await loadService();
      const siteKey = await provider.checkKey();
      const checkToken = siteKey === undefined ? undefined : await solve(siteKey);
      onSending();
      keepTicket(browserStorageOf(window), receiver, await provider.sendCode(receiver, checkToken));
      return codeSeconds;
    },
    [loadService, solve],
  );
  const check = useCallback(
    async (receiver: Receiver, code: string): Promise<Identity> => {
      const proof = lastProof.current;
      if (proof?.code === code && isIdentityOf(proof.identity, receiver)) return proof.identity;
      const storage = browserStorageOf(window);
      const ticket = ticketOf(storage, receiver);
      if (ticket === undefined) throw new GatewayError({ code: 'verification.code.incorrect' });
      const identity = {
        channel: 'sms',
        idToken: await (await loadService()).checkCode(ticket, code),
        ...receiver,
      } as const;
      dropTicket(storage);
      lastProof.current = { code, identity };
      return identity;
    },
    [loadService],
  );
  return { send, check, dialog };
}

function isIdentityOf(identity: Identity, { mobile, countryDialingCode }: Receiver): boolean {
  return identity.mobile === mobile && identity.countryDialingCode === countryDialingCode;
}
