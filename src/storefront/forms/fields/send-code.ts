import { pick } from '@/engine/live';
import type { Gateway } from '@/storefront/platform/gateway/gateway';

/** The calls that send a code by SMS. */
export type CodeCall = 'smsRegister' | 'smsRegisterMobile' | 'smsNoLogin' | 'smsPasswordReset';

/** Each way to register has a call of its own, with a module of its own. */
export const registerCode = { username: 'smsRegister', mobile: 'smsRegisterMobile' } as const;

type Receiver = { readonly mobile: string; readonly countryDialingCode: string };

/** Sends a code. Gives the seconds until another may be sent. */
export async function sendCode(gateway: Gateway, call: CodeCall, receiver: Receiver): Promise<number> {
  const { mobile, countryDialingCode } = receiver;
  const value =
    call === 'smsNoLogin'
      ? await gateway.call(call, { mobileNum: mobile, countryDialingCode })
      : await gateway.call(call, { mobileNo: mobile, countryDialingCode });
  return secondsOf(value);
}

/** Seconds to wait if the server does not tell. */
const standardWait = 60;

/** The seconds of `expiredMinutes`, else the standard wait. */
export function secondsOf(value: unknown): number {
  const minutes = Number(pick(value, 'expiredMinutes') ?? 0);
  return minutes > 0 ? Math.round(minutes * 60) : standardWait;
}
