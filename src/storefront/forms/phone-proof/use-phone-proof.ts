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
  const load = useSignInService();
  const { solve, dialog } = useHumanCheck();
  const proved = useRef<{ readonly code: string; readonly identity: Identity }>(undefined);
  const send = useCallback(
    async (receiver: Receiver, onSending: () => void) => {
      // Without the list of countries the number would be somebody else's.
      if (receiver.countryDialingCode === '') throw new GatewayError({ code: 'network' });
      const provider = await load();
      const key = await provider.checkKey();
      const solved = key === undefined ? undefined : await solve(key);
      onSending();
      keepTicket(browserStorageOf(window), receiver, await provider.sendCode(receiver, solved));
      return codeSeconds;
    },
    [load, solve],
  );
  const check = useCallback(
    async (receiver: Receiver, code: string): Promise<Identity> => {
      const last = proved.current;
      if (last?.code === code && isOf(last.identity, receiver)) return last.identity;
      const storage = browserStorageOf(window);
      const ticket = ticketOf(storage, receiver);
      if (ticket === undefined) throw new GatewayError({ code: 'verification.code.incorrect' });
      const identity = { channel: 'sms', idToken: await (await load()).checkCode(ticket, code), ...receiver } as const;
      dropTicket(storage);
      proved.current = { code, identity };
      return identity;
    },
    [load],
  );
  return { send, check, dialog };
}

function isOf(identity: Identity, { mobile, countryDialingCode }: Receiver): boolean {
  return identity.mobile === mobile && identity.countryDialingCode === countryDialingCode;
}
