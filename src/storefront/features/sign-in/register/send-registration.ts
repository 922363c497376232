import type { RegisterMethod } from '@/storefront/forms/form-scope';
import type { CallRequest, CallValue, Gateway } from '@/storefront/platform/gateway/gateway';

export type RegisterAnswer = CallValue<'register'>;

/** Sends a registration once. By mobile the number replaces the name. */
export function sendRegistration(
  gateway: Gateway,
  method: RegisterMethod,
  payload: CallRequest<'register'>,
): Promise<RegisterAnswer> {
  if (method === 'username') return gateway.call('register', payload);
  const mobileNum = payload.mobileNum ?? '';
  return gateway.call('registerMobile', {
    ...payload,
    username: mobileNum,
    mobileNum,
    countryDialingCode: payload.countryDialingCode ?? '',
    verificationCode: payload.verificationCode ?? '',
  });
}
