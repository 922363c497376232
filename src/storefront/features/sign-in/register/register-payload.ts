import type { SentValues } from '@/storefront/forms/form-scope';
import type { CallRequest } from '@/storefront/platform/gateway/gateway';
import type { ClientType } from './client-type';

export type RegisterOrigin = {
  /** Host name of the page. */
  readonly host: string;
  readonly client: ClientType;
  readonly deviceId: string;
};

/**
 * Fields that every platform expects: those that the form lacks are sent empty, and the type is always 0. Any other
 * field is sent under its own name, since the platform's rules and the merchant's page may add fields.
 */
export function registerPayload(
  typed: SentValues,
  { host, client, deviceId }: RegisterOrigin,
): CallRequest<'register'> {
  const trimmed = (name: string) => (typed[name] ?? '').trim();
  const password = typed.password ?? '';
  return {
    ...typed,
    username: trimmed('username'),
    password,
    // Without a second field there is nothing to compare, so the password is sent twice.
    confirmPassword: typed.confirmPassword ?? password,
    paymentPassword: typed.paymentPassword ?? '',
    countryDialingCode: trimmed('countryDialingCode'),
    registerUrl: host,
    registerMethod: client,
    affiliateCode: trimmed('affiliateCode'),
    recommenderId: trimmed('recommenderId'),
    nickname: trimmed('nickname'),
    payeeName: trimmed('payeeName'),
    email: trimmed('email'),
    mobileNum: trimmed('mobileNum'),
    idNumber: trimmed('idNumber'),
    qqNum: trimmed('qqNum'),
    facebook: trimmed('facebook'),
    wechat: trimmed('wechat'),
    line: trimmed('line'),
    whatsapp: trimmed('whatsapp'),
    zalo: trimmed('zalo'),
    captcha: trimmed('captcha'),
    verificationCode: trimmed('verificationCode'),
    type: 0,
    domain: host,
    login: true,
    loginDeviceId: deviceId,
  };
}
