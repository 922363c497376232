import type { Receiver } from '@/storefront/gateway/sign-in/provider';
import { useGateway } from '@/storefront/gateway/use-gateway';
import { type SendCode, sendCode } from '../fields/send-code';
import { usePhoneProof } from './use-phone-proof';
import { useSignInConfig } from './use-sign-in-service';

/** Who sends a code: a call of the platform, or the sign-in service. */
export type CodeSender = SendCode | 'provider';

/** Sends a code by SMS; gives the seconds until another may be sent. Config may leave the codes of a registration to the service. */
export function useCodeSender(sender: CodeSender): (receiver: Receiver) => Promise<number> {
  const gateway = useGateway();
  const proof = usePhoneProof();
  const { registerCode } = useSignInConfig();
  const isRegistration = sender === 'smsRegister' || sender === 'smsRegisterMobile';
  if (sender === 'provider' || (isRegistration && registerCode === 'provider')) return proof.send;
  return (receiver) => sendCode(gateway, sender, receiver);
}
