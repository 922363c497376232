import type { Translate } from '@/storefront/platform/languages/use-text';
import { isGatewayError } from './gateway-error';

/** What a failure means for a player. */
type ErrorMeaning = {
  /** Text key. Without it the server's message shows, else "Unknown error". */
  readonly text?: string;
  /** Page that shows instead of the one that was asked for. */
  readonly page?: string;
  /** The refusal is about the player, not about this call: trying again does not help. */
  readonly final?: true;
  /** The server answers every address with this failure, so the page is loaded again. */
  readonly wholeSite?: true;
};

/** The one map from an error code, the platform's or ours, to its text and page (schemas/wire/README.md, "Errors"). */
export const errorMeanings: { readonly [code: string]: ErrorMeaning } = {
  // No usable answer, or too many requests.
  network: { text: 'error.offline' },
  'not.sent': { text: 'error.offline' },
  offline: { text: 'error.offlineSend' },
  timeout: { text: 'error.timeout' },
  'gateway.timeout': { text: 'error.timeout' },
  'gateway.unreachable': { text: 'error.offline' },
  malformed: { text: 'error.unknown' },
  'unknown.system.err': { text: 'error.unknown' },
  '#727': { text: 'error.busy' },
  'http.429': { text: 'error.tooMany' },
  'request.too.many': { text: 'error.tooMany' },
  'request.too.slow': { text: 'error.timeout' },
  'server.busy': { text: 'error.busy' },
  'http.502': { text: 'error.offline' },
  'http.503': { text: 'error.upgrading' },

  // The whole platform, or this visitor, is shut out.
  'system.upgrading': { text: 'error.upgrading', page: 'service-error' },
  'platform.maintenance': { text: 'error.maintenance', page: 'maintenance' },
  'region.restricted': { text: 'region-restricted.title', wholeSite: true },
  'status.unknown': { text: 'error.statusUnknown' },
  'access.denied': { text: 'error.denied', page: 'ip-limit' },
  'http.403': { text: 'error.denied' },

  // Sessions: none, dead, logged out elsewhere, replaced from another address.
  CUSTOMER_NOT_LOGIN: { text: 'error.session' },
  'login.not.session': { text: 'error.session.ended' },
  'user.or.token.invalid': { text: 'error.loggedOut' },
  token_ip_different: { text: 'error.replaced' },

  // Accounts and what they may do.
  'agent.site.only': { text: 'error.agentSite', final: true },
  'member.site.only': { text: 'error.memberSite', final: true },
  'agent.only': { text: 'error.agentArea', final: true },
  'actual.account.required': { text: 'error.actualAccount', final: true },
  'function.not.available': { text: 'error.permission' },
  'permission.denied': { text: 'error.permission', final: true },
  'user.disabled': { text: 'error.user', final: true },

  // Fields.
  'username.exists': { text: 'error.username.taken' },
  'username.format': { text: 'error.username.format' },
  'password.format': { text: 'error.password.format' },
  'password.mismatch': { text: 'error.confirm.mismatch' },
  'modify.new.old.same': { text: 'error.password.same' },
  'email.format': { text: 'error.email.format' },
  'name.format': { text: 'error.name.format' },
  'mobile.format': { text: 'error.mobile.invalid' },
  'mobile.required': { text: 'error.mobile.format' },
  'captcha.required': { text: 'error.captcha.required' },
  'captcha.incorrect': { text: 'error.captcha.wrong' },
  'verification.code.incorrect': { text: 'error.captcha.wrong' },
  'verification.code.expired': { text: 'error.code.expired' },
  invitation_code_error: { text: 'error.invitation' },
  'recommender.invalid': { text: 'error.referrer' },

  // Failures of the browser.
  'url.empty': { text: 'error.url' },
  'popup.blocked': { text: 'error.popup' },
  'load.failed': { text: 'error.loading' },

  // Failures of an outside sign-in service.
  'sign-in.cancelled': { text: 'error.signIn.cancelled' },
  'sign-in.refused': { text: 'error.signIn.refused' },
  'sign-in.stale': { text: 'error.signIn.stale' },
  'sign-in.other-way': { text: 'error.signIn.otherWay' },
  'sign-in.check-closed': { text: 'error.signIn.checkClosed' },
  'sign-in.check-refused': { text: 'error.signIn.checkRefused' },

  TOO_MANY_REQUEST: { text: 'error.tooMany' },
  TOO_MANY_REQUESTS: { text: 'error.tooMany' },
};

/** The words of a failure: ours by its code, else the server's message, else "Unknown error" [ERR-01]. */
export function errorText(error: unknown, text: Translate): string {
  if (!isGatewayError(error)) return text('error.unknown');
  const key = meaningOf(error.code)?.text;
  if (key !== undefined) return text(key);
  return error.message !== '' ? error.message : text('error.unknown');
}

/** The words for a failure that has no call behind it, such as a blocked popup. */
export function codeText(code: string, text: Translate): string {
  return text(meaningOf(code)?.text ?? 'error.unknown');
}

/** The words for a list that did not load. Where the cause has no words, they say that a tap loads it again. */
export function loadErrorText(error: unknown, text: Translate): string {
  const hasNoText = !isGatewayError(error) || meaningOf(error.code)?.text === 'error.unknown';
  return hasNoText ? codeText('load.failed', text) : errorText(error, text);
}

/** Id of the page that a failure leads to; undefined if the current screen handles it. */
export function pageOfError(error: unknown): string | undefined {
  return isGatewayError(error) ? meaningOf(error.code)?.page : undefined;
}

/** Whether every further try would be refused, too. */
export function isRetryUseless(error: unknown): boolean {
  return isGatewayError(error) && meaningOf(error.code)?.final === true;
}

/** Whether the server answers every address with this failure. */
export function closesWholeSite(error: unknown): boolean {
  return isGatewayError(error) && meaningOf(error.code)?.wholeSite === true;
}

function meaningOf(code: string): ErrorMeaning | undefined {
  return Object.hasOwn(errorMeanings, code) ? errorMeanings[code] : undefined;
}
