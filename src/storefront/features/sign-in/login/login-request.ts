import type { SettledValues } from '@/storefront/forms/form-scope';
import type { CallRequest } from '@/storefront/platform/gateway/gateway';
import type { Identity } from '@/storefront/platform/gateway/sign-in/provider';
import type { LoginMethod } from '@/storefront/platform/session';

/** The request of a login. By SMS, the number is sent as the name and the code as the password. */
export function loginRequest(typed: SettledValues, method: LoginMethod, loginDeviceId: string): CallRequest<'login'> {
  const own = (name: string) => (typed[name] ?? '').trim();
  const captcha = own('captcha');
  const who =
    method === 'sms'
      ? { username: own('mobileNum'), password: own('verificationCode'), countryDialingCode: own('countryDialingCode') }
      : { username: own('username'), password: typed.password ?? '' };
  return { ...who, type: method, loginDeviceId, ...(captcha !== '' && { captcha }) };
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
