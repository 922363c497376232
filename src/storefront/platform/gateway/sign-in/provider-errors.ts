import { GatewayError } from '../gateway-error';

const codes: { readonly [message: string]: string } = {
  INVALID_CODE: 'verification.code.incorrect',
  MISSING_CODE: 'verification.code.incorrect',
  CODE_EXPIRED: 'verification.code.expired',
  SESSION_EXPIRED: 'verification.code.expired',
  INVALID_SESSION_INFO: 'verification.code.expired',
  INVALID_PHONE_NUMBER: 'mobile.format',
  MISSING_PHONE_NUMBER: 'mobile.format',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'TOO_MANY_REQUESTS',
  QUOTA_EXCEEDED: 'TOO_MANY_REQUESTS',
  CAPTCHA_CHECK_FAILED: 'sign-in.check-refused',
  MISSING_RECAPTCHA_TOKEN: 'sign-in.check-refused',
  INVALID_RECAPTCHA_TOKEN: 'sign-in.check-refused',
  MISSING_APP_CREDENTIAL: 'sign-in.check-refused',
  INVALID_APP_CREDENTIAL: 'sign-in.check-refused',
  USER_DISABLED: 'user.disabled',
  USER_CANCELLED: 'sign-in.cancelled',
};

/**
 * The meaning of a refusal of the Identity Toolkit. Messages start with a code and may go on with words:
 * `INVALID_IDP_RESPONSE : …`.
 */
export function errorOfMessage(message: string): GatewayError {
  const [code = ''] = message.split(' ');
  return Object.hasOwn(codes, code) ? new GatewayError({ code: codes[code] ?? '' }) : refusedError(code);
}

export function refusedError(reason: string): GatewayError {
  return new GatewayError({ code: 'sign-in.refused', message: `The sign-in service refused: ${reason}.` });
}

/** Throws if the address that a player comes back with has an error: declined, or failed. */
export function throwRefusalIn(address: string): void {
  const error = new URL(address).searchParams.get('error');
  if (error === null) return;
  // RFC 6749, 4.1.2.1: `access_denied` means that the player declined. Anything else is a failure of the service or its
  // set-up.
  throw error === 'access_denied'
    ? new GatewayError({ code: 'sign-in.cancelled' })
    : refusedError('it came back with an error');
}
