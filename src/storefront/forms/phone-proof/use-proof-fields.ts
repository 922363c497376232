import { useState } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import type { Identity } from '@/storefront/platform/gateway/sign-in/provider';
import { waitingIdentityOf } from '@/storefront/platform/session/waiting-identity';
import type { SentValues } from '../form-scope';
import { usePhoneProof } from './use-phone-proof';
import { useSignInConfig } from './use-sign-in-service';

/** Fields of a registration if another service has proved the player's identity. */
export type ProofFields = { readonly firebaseChannel?: string; readonly firebaseIdToken?: string };

/** An identity of another service that has no account here yet. */
export function useWaitingIdentity(): Identity | undefined {
  const { session } = useRuntime();
  const [identity] = useState(() => waitingIdentityOf(session).current());
  return identity;
}

/**
 * Gives a function for the fields that a proof adds to a registration: of the waiting identity if there is one, else of
 * the number if config leaves its code to the service and a code is typed, else none.
 */
export function useProofFields(): (typed: SentValues) => Promise<ProofFields> {
  const identity = useWaitingIdentity();
  const { registerCode } = useSignInConfig();
  const { check } = usePhoneProof();
  return async ({ mobileNum = '', countryDialingCode = '', verificationCode = '' }) => {
    if (identity !== undefined) return proofOf(identity);
    if (registerCode === 'platform' || verificationCode.trim() === '') return {};
    return proofOf(await check({ mobile: mobileNum.trim(), countryDialingCode }, verificationCode.trim()));
  };
}

function proofOf({ channel, idToken }: Identity): ProofFields {
  return { firebaseChannel: channel, firebaseIdToken: idToken };
}
