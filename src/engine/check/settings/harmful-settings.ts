import type { Composed } from '../compose/compose-site';
import type { Located } from '../compose/read-file';
import * as messages from '../messages';
import type { JsonPath } from '../json';
import { simpleEmail } from '../pattern/simple-email';
import { merchantOrigin } from './check-merchant';
import { isNobody, refusedAddresses } from './everyday-addresses';

/** Where a box that is ticked already is no consent: the European Union and its neighbours, by their clock. */
const asksConsent = /^(?:Europe|Atlantic\/(?:Azores|Canary|Madeira|Reykjavik|Faroe))\b/;

/** Words that hold a place are none: a key has no spaces, and no `your`. */
const isKey = (key: string) => /^\S{8,}$/.test(key) && !/your|xxx|todo|change|<|>|\*\*|api.?key/i.test(key);

/** Settings of a merchant that work, and hurt its players: passwords that can be read, consent taken for granted, a sign-in that cannot answer, e-mails that are refused. */
export function settingsFindings(composed: Composed): readonly Located[] {
  const { merchant } = composed;
  if (merchant.abstract === true) return [];
  const { rememberPassword, terms = true, signIn = {}, emailPattern = simpleEmail } = merchant.auth ?? {};
  const { provider = 'none', apiKey = '', registerCode } = signIn;
  const timeZone = merchant.locale?.timeZone ?? '';
  const isByCode = registerCode === 'provider';
  const isByPhone = isByCode || (merchant.conditions?.phoneSignIn ?? false) !== false;
  const byPhone = isByCode ? ['auth', 'signIn', 'registerCode'] : ['conditions', 'phoneSignIn'];
  const refused = refusedAddresses(emailPattern);
  const found = (isFound: boolean, finding: messages.Finding, path: JsonPath): readonly Located[] =>
    isFound ? [{ ...finding, origin: merchantOrigin(composed, path) }] : [];
  return [
    ...found(rememberPassword === 'encoded', messages.encodedPassword(), ['auth', 'rememberPassword']),
    ...found(terms && asksConsent.test(timeZone), messages.tickedTerms(timeZone), ['auth', 'terms']),
    ...found(provider === 'identity-toolkit' && !isKey(apiKey), messages.signInWithoutKey(apiKey), [
      'auth',
      'signIn',
      ...(apiKey === '' ? [] : ['apiKey']),
    ]),
    ...found(provider === 'none' && isByPhone, messages.phonesWithoutService(), byPhone),
    ...found(refused.length > 0, messages.narrowEmail(refused, isNobody(refused)), ['auth', 'emailPattern']),
  ];
}
