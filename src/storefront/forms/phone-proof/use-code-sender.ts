import type { ReactNode } from 'react';
import type { Receiver } from '@/storefront/platform/gateway/sign-in/provider';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { type CodeCall, sendCode } from '../fields/send-code';
import { usePhoneProof } from './use-phone-proof';
import { useSignInConfig } from './use-sign-in-service';

/** The sender of a code: a call of the platform, or the sign-in service. */
export type CodeSender = CodeCall | 'provider';

export type CodeSending = {
  /** Sends a code by SMS and calls `onSending` when it goes out. Gives the seconds until another may be sent. */
  readonly deliver: (receiver: Receiver, onSending: () => void) => Promise<number>;
  /** Whether a failure is shown. Where the platform sends the code itself, a failure only ends the waiting. */
  readonly saysFailure: boolean;
  readonly dialog: ReactNode;
};

/** The sender of a form's codes. Config may leave the codes of a registration to the sign-in service. */
export function useCodeSender(sender: CodeSender): CodeSending {
  const gateway = useGateway();
  const proof = usePhoneProof();
  const { registerCode } = useSignInConfig();
  const isRegistration = sender === 'smsRegister' || sender === 'smsRegisterMobile';
  if (sender === 'provider' || (isRegistration && registerCode === 'provider'))
    return { deliver: proof.send, saysFailure: true, dialog: proof.dialog };
  const deliver = (receiver: Receiver, onSending: () => void) => {
    onSending();
    return sendCode(gateway, sender, receiver);
  };
  return { deliver, saysFailure: false, dialog: null };
}
