import type { JsonPath } from '../../json';
import * as messages from '../../messages';
import { simpleEmail } from '../../pattern/simple-email';
import { isEveryAddressRefused, refusedAddresses } from '../rules/everyday-addresses';
import type { SiteCheck } from '../site-check';

/** Time zones of the European Union and its neighbours. There, a box that is ticked from the start is no consent. */
const consentZones = /^(?:Europe|Atlantic\/(?:Azores|Canary|Madeira|Reykjavik|Faroe))\b/;

/** Whether a text can be a key. Placeholders such as "your key" cannot. */
const isKey = (key: string) => /^\S{8,}$/.test(key) && !/your|xxx|todo|change|<|>|\*\*|api.?key/i.test(key);

/**
 * Settings that work but hurt players: readable passwords, consent that is ticked in advance, a sign-in that cannot
 * work, refused e-mail addresses.
 */
export const harmfulSettings: SiteCheck = {
  finds: 'settings that work and hurt players',
  reads: ({ merchant }) => [merchant],
  run({ composed: { merchant }, reportSetting }) {
    if (merchant.abstract === true) return;
    const { rememberPassword, terms = true, signIn = {}, emailPattern = simpleEmail } = merchant.auth ?? {};
    const { provider = 'none', apiKey = '', registerCode } = signIn;
    const timeZone = merchant.locale?.timeZone ?? '';
    const isByCode = registerCode === 'provider';
    const isByPhone = isByCode || (merchant.conditions?.phoneSignIn ?? false) !== false;
    const refusedEmails = refusedAddresses(emailPattern);
    const reportIf = (isFound: boolean, finding: messages.Finding, path: JsonPath) =>
      isFound && reportSetting(finding, path);
    reportIf(rememberPassword === 'encoded', messages.encodedPassword(), ['auth', 'rememberPassword']);
    reportIf(terms && consentZones.test(timeZone), messages.tickedTerms(timeZone), ['auth', 'terms']);
    reportIf(provider === 'identity-toolkit' && !isKey(apiKey), messages.signInWithoutKey(apiKey), [
      'auth',
      'signIn',
      ...(apiKey === '' ? [] : ['apiKey']),
    ]);
    reportIf(
      provider === 'none' && isByPhone,
      messages.phonesWithoutService(),
      isByCode ? ['auth', 'signIn', 'registerCode'] : ['conditions', 'phoneSignIn'],
    );
    reportIf(refusedEmails.length > 0, messages.narrowEmail(refusedEmails, isEveryAddressRefused(refusedEmails)), [
      'auth',
      'emailPattern',
    ]);
  },
};
