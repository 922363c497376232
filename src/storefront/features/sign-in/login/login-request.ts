import type { SentValues } from '@/storefront/forms/form-scope';
import type { CallRequest } from '@/storefront/platform/gateway/gateway';
import type { Identity } from '@/storefront/platform/gateway/sign-in/provider';
import type { LoginMethod } from '@/storefront/platform/session/remembered-record';

/** The request of a login. By SMS, the number is sent as the name and the code as the password. */
export function loginRequest(typed: SentValues, method: LoginMethod, loginDeviceId: string): CallRequest<'login'> {
  const trimmed = (name: string) => (typed[name] ?? '').trim();
  const captcha = trimmed('captcha');
  const credentials =
    method === 'sms'
      ? {
          username: trimmed('mobileNum'),
          password: trimmed('verificationCode'),
          countryDialingCode: trimmed('countryDialingCode'),
        }
      : { username: trimmed('username'), password: typed.password ?? '' };
  return { ...credentials, type: method, loginDeviceId, ...(captcha !== '' && { captcha }) };
}

/** The request of a login through another service, without name and password. */
export function identityRequest(identity: Identity, loginDeviceId: string): CallRequest<'login'> {
  const { channel, idToken, mobile, countryDialingCode } = identity;
  return {
    username: mobile ?? '',
    password: '',
    type: 'firebase',
    loginDeviceId,
    firebaseChannel: channel,
    firebaseIdToken: idToken,
    ...(mobile !== undefined && { firebaseMobileNo: mobile }),
    ...(countryDialingCode !== undefined && { countryDialingCode }),
  };
}
