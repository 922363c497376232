import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorTexts } from '@/sandbox/wire/error-texts';
import {
  codeText,
  errorMeanings,
  errorText,
  loadErrorText,
  pageOfError,
} from '@/storefront/platform/gateway/error-text';
import { GatewayError } from '@/storefront/platform/gateway/gateway-error';

const tables = ['en', 'bn'].map((language): readonly [string, { readonly [key: string]: string }] => [
  language,
  JSON.parse(readFileSync(`merchant-configs/base/texts/${language}.json`, 'utf8')),
]);
const english = tables[0]?.[1] ?? {};
const inEnglish = (key: string) => english[key] ?? key;
const failure = (code: string, message = '') => new GatewayError({ code, message });

/** Section 8: what a player reads, and the condition that leads there. */
const catalogue = [
  ['unknown.system.err', /^Unknown error\. Try again/],
  ['malformed', /^Unknown error\. Try again/],
  ['invitation_code_error', /^Invalid invitation code$/],
  ['captcha.incorrect', /^Verification code error$/],
  ['verification.code.incorrect', /^Verification code error$/],
  ['CUSTOMER_NOT_LOGIN', /^You are not logged in, please log in first$/],
  ['login.not.session', /^Your session has ended, please log in again$/],
  ['user.or.token.invalid', /^The account has been logged out, please log in again$/],
  ['token_ip_different', /^Your account was opened on another device/],
  ['function.not.available', /does not have permission or the feature is temporarily unavailable$/],
  ['user.disabled', /^Sorry, the user does not exist or is disabled$/],
  ['username.exists', /^Sorry, the username already exists$/],
  ['username.format', /^Account format is incorrect$/],
  ['password.format', /^Password format is incorrect$/],
  ['email.format', /^E-mail format is incorrect$/],
  ['password.mismatch', /^Confirmation password not matched$/],
  ['modify.new.old.same', /^New and old passwords? cannot be the same$/],
  ['recommender.invalid', /^Referrer link error$/],
  ['name.format', /^Name format is not valid$/],
  ['mobile.format', /^The mobile number is not valid$/],
  ['mobile.required', /^Please enter a valid mobile number$/],
  ['captcha.required', /^Enter /],
  ['url.empty', /^The requested url is empty$/],
  ['region.restricted', /^Not available in your region$/],
  ['status.unknown', /^We cannot check right now .* Nothing was sent\./],
  ['system.upgrading', /^System upgrading, please try again later$/],
  ['http.503', /^System upgrading, please try again later$/],
  ['access.denied', /^Access restricted or denied by location or IP$/],
  ['http.403', /^Access restricted or denied by location or IP$/],
  ['platform.maintenance', /^The platform is under maintenance$/],
  ['load.failed', /^Loading failed, click to retry$/],
  ['popup.blocked', /^Popup blocked, allow popups and try again$/],
  ['actual.account.required', /actual account to use this function$/],
  ['network', /slow or offline/],
  ['not.sent', /slow or offline/],
  ['offline', /^There is no network, so nothing was sent\./],
  ['timeout', /took too long/],
  ['agent.site.only', /^Members cannot log in to the agent site$/],
  ['member.site.only', /^Agents cannot log in to the member site$/],
  ['agent.only', /^This account is not an agent$/],
  ['#727', /busy/],
] as const;

describe('the error catalogue', () => {
  it.each(catalogue)('says for %s what section 8 says [ERR-01]', (code, words) => {
    expect(codeText(code, inEnglish)).toMatch(words);
    expect(errorText(failure(code, 'words of the server'), inEnglish)).toMatch(words);
  });

  it.each(tables)('has every text in %s [ERR-01]', (_, table) => {
    const keys = Object.values(errorMeanings).flatMap(({ text }) => text ?? []);
    expect(keys.filter((key) => !table[key])).toEqual([]);
    expect(keys.every((key) => table[key] !== english[key]) || table === english).toBe(true);
  });

  it('tells dead, logged-out, replaced and missing sessions, and each wrong site, apart [ERR-02]', () => {
    const codes = [
      'login.not.session',
      'user.or.token.invalid',
      'token_ip_different',
      'CUSTOMER_NOT_LOGIN',
      'agent.site.only',
      'member.site.only',
      'agent.only',
    ];
    expect(new Set(codes.map((code) => errorText(failure(code), inEnglish))).size).toBe(codes.length);
  });

  it('shows the server’s message for a code it does not know, else "Unknown error" [ERR-01]', () => {
    expect(errorText(failure('never.heard', 'Their words'), inEnglish)).toBe('Their words');
    expect(errorText(failure('never.heard'), inEnglish)).toMatch(/^Unknown error\. Try again/);
    expect(errorText(failure('constructor'), inEnglish)).toMatch(/^Unknown error\. Try again/);
    expect(errorText(new Error('boom'), inEnglish)).toMatch(/^Unknown error\. Try again/);
  });

  it('has words of ours or of the server for every refusal of the sandbox [ERR-01]', () => {
    const nameless = Object.entries(errorTexts).filter(
      ([code, { EN }]) => code !== 'unknown.system.err' && errorText(failure(code, EN), inEnglish) === 'Unknown error',
    );
    expect(nameless).toEqual([]);
  });

  it.each([
    ['access.denied', 'ip-limit'],
    ['system.upgrading', 'service-error'],
    ['platform.maintenance', 'maintenance'],
    ['http.403', undefined],
    ['unknown.system.err', undefined],
  ])('leads from %s to the page %s [APP-21]', (code, page) => {
    expect(pageOfError(failure(code))).toBe(page);
  });

  it('offers another try for a list without a known cause [ERR-01]', () => {
    expect(loadErrorText(failure('malformed'), inEnglish)).toBe('Loading failed, click to retry');
    expect(loadErrorText(failure('timeout'), inEnglish)).toMatch(/took too long/);
  });
});
