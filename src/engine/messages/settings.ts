import { didYouMean, error, type Finding, warning } from './finding';

// Money, time and dates
const withFix = (finding: Finding, value: string | undefined): Finding =>
  value === undefined ? finding : { ...finding, fix: { kind: 'value', value } };

export const unknownCurrency = (code: string, near: readonly string[], sure?: string): Finding => {
  const named = near.slice(0, 3).map((one) => `"${one}"`);
  return withFix(
    error(
      'unknown-currency',
      `"${code}" is not a currency of ISO 4217, so amounts cannot be written. ${named.length === 0 || near.length > 3 ? 'Write its code of three letters, such as "BDT".' : `Did you mean ${named.join(' or ')}?`}`,
    ),
    sure,
  );
};
export const retiredCurrency = (code: string, successor: string, isKnownToBrowsers: boolean): Finding =>
  (isKnownToBrowsers ? warning : error)(
    'unknown-currency',
    `"${code}" is no longer a currency, ${isKnownToBrowsers ? 'so players read amounts of money that nobody has' : 'so amounts cannot be written'}: "${successor}" took its place. Write "${successor}".`,
  );
export const otherSymbol = (symbol: string, currency: string, others: readonly string[]): Finding =>
  warning(
    'other-symbol',
    `"symbol" is "${symbol}", the sign of ${others.join(', ')}, and "currency" is "${currency}", so players read other money than they have. Correct the one or the other.`,
  );
export const unknownTimeZone = (zone: string, near: string | undefined, sure?: string): Finding =>
  withFix(
    error(
      'unknown-time-zone',
      `"${zone}" is not a time zone that all browsers know, so dates and draws have no clock to go by. ${didYouMean(near, 'Write a continent and a city, such as "Asia/Dhaka".')}`,
    ),
    sure,
  );
/** Zones of this form have the opposite sign, by an old rule of Unix. */
export const turnedTimeZone = (zone: string, side: string): Finding =>
  warning(
    'turned-time-zone',
    `"${zone}" is ${zone.replace(/\D/g, '')} hours ${side} Greenwich, the other way round than it reads, and knows no summer time, so dates and draws may be shown by a wrong clock. Write a continent and a city, such as "Asia/Dhaka".`,
  );
/** `own`: the digits of the language besides the western ones. */
export const otherDigits = (digits: string, language: string, own: readonly string[]): Finding =>
  warning(
    'other-digits',
    `${language} is not written with the digits "${digits}", so these players read figures of another script. Write ${own.map((one) => `"${one}" or `).join('')}"latn" (0–9).`,
  );
export const oddDateForm = (key: 'date' | 'dateTime', form: string, fault: string): Finding =>
  error(
    'odd-date-form',
    `"${key}" is ${JSON.stringify(form)}, which ${fault}, so players read a wrong date. Write one such as ${key === 'date' ? '"DD/MM/YYYY"' : '"DD/MM/YYYY HH:mm"'}.`,
  );
export const turnedDate = (dateTime: string, date: string): Finding =>
  warning(
    'turned-date',
    `"dateTime" is ${JSON.stringify(dateTime)} and "date" ${JSON.stringify(date)}, with day and month the other way round, so players take one for the other. Write both in one order.`,
  );
export const noSymbol = (currency: string): Finding =>
  warning(
    'no-symbol',
    `"symbol" is empty, so amounts show without their money. Write the sign, or the code "${currency}".`,
  );
export const unspokenLanguage = (language: string): Finding =>
  warning(
    'unspoken-language',
    `This merchant does not support "${language}", so nobody sees what is written for it. Add it to languages.supported, or remove this.`,
  );

// Figures and lists
export const oddAge = (age: number): Finding =>
  warning('odd-age', `"age" is ${age}, so players are asked whether they are ${age} or older. Write 18 or 21.`);
export const oddDuration = (kind: string, ms: number): Finding =>
  warning(
    'odd-duration',
    `Messages of the kind "${kind}" show for ${ms} ms, ${ms < 500 ? 'which nobody can read' : 'and are in the way all that time'}. Write milliseconds, such as ${ms > 0 && ms < 60 ? ms * 1000 : 3000}.`,
  );
export const abstractBrand = (has: string): Finding =>
  error(
    'abstract-brand',
    `"abstract" is true, so this merchant is only a parent of others and never served, and it has ${has}: its players would find nothing. Remove "abstract", or what only a brand has.`,
  );
export const localDomain = (domain: string): Finding =>
  error(
    'local-domain',
    `"${domain}" is a name of this machine or this network, which no player's browser can ask for, so no player reaches the brand by it and it may be another brand's address for developers. Name a host of the internet, such as "www.example.com".`,
  );
export const noDomains = (id: string): Finding =>
  warning(
    'no-domains',
    `"domains" is empty, so this brand is served under ${id}.localhost alone, where it is developed, and no player finds it. Name the hosts that players open, such as "www.${id}.example", or write "abstract": true where it is only a parent of others.`,
  );
/**
 * A folder with a name that hosts and links cannot have. Some of its characters end an address, so pictures are
 * missing.
 */
export const oddFolder = (name: string, right: string): Finding =>
  (/^[\w.-]+$/.test(name) ? warning : error)(
    'odd-folder',
    `The folder is called "${name}", and brands have small letters, digits and "-" in their names: no brand can inherit from it, and addresses with its name may miss it. Rename the folder to "${right}".`,
  );
export const paddedSetting = (key: string, value: string): Finding => ({
  ...warning(
    'padded-setting',
    `"${key}" is ${JSON.stringify(value)}, with spaces around it, and spaces count, so it does not match what is meant. Write ${JSON.stringify(value.trim())}.`,
  ),
  fix: { kind: 'value', value: value.trim() },
});
export const defaultNotOffered = (language: string): Finding =>
  warning(
    'default-not-offered',
    `The selector offers no "${language}", the default language, so players who switch to another language cannot switch back. Add it to "offered", or take another default.`,
  );
export const emptyName = (): Finding =>
  error('empty-name', '"name" is empty, so titles and the installed app have no name. Write the name of the brand.');
export const longName = (width: number, fits: number): Finding =>
  warning(
    'long-name',
    `"name" is ${width} letters wide, and titles, the installed app and the header have room for ${fits} at most, so it is cut. Write a shorter one.`,
  );
/** Neither the merchant nor its console names a host. */
export const noGameHosts = (): Finding =>
  warning(
    'no-game-hosts',
    '"hosts" of "games" is empty, and so is "launchGameCDNs" of console.json, so only games of this site open. Name the hosts that games run on, or remove "hosts".',
  );
export const repeatedEntry = (entry: string, list: string): Finding => ({
  ...warning('repeated-entry', `"${entry}" stands twice in ${list}, and counts once. Remove one.`),
  fix: { kind: 'remove' },
});
export const notSupported = (language: string): Finding =>
  warning(
    'not-supported',
    `The selector offers "${language}", which is not in languages.supported, so it is left out. Add it there, or remove it here.`,
  );

export const unusedCondition = (name: string): Finding =>
  warning(
    'unused-condition',
    `Nothing asks for the condition "${name}", so it decides nothing. Name it in a "when" as { "is": "${name}" }, or remove it.`,
  );
/** No fix: under the parent's name, this condition would decide for everybody at once. */
export const misspeltCondition = (name: string, near: string): Finding =>
  warning(
    'unused-condition',
    `Nothing asks for the condition "${name}", so it decides nothing. Did you mean "${near}", which the parent has?`,
  );

// Codes and files
export const wrongSchema = (found: string, kind: string, right: string): Finding => ({
  ...warning(
    'wrong-schema',
    `"$schema" names ${JSON.stringify(found)}, but this file is ${kind}, so an editor completes and underlines the wrong things. Write ${JSON.stringify(right)}.`,
  ),
  fix: { kind: 'value', value: right },
});
export const sharedCode = (key: string, code: string, other: string, isOwn: boolean): Finding =>
  error(
    'shared-code',
    `${isOwn ? `"${key}" is "${code}", which` : `This merchant inherits "${key}" as "${code}", which`} is that of "${other}" as well, so players of both are one brand's members at the gateway. Write the code that the platform gave this brand.`,
  );
/** The other brand holds it only in its last good state, which players still get. */
export const ofKeptBrand = ({ severity, code, message }: Finding, other: string): Finding => ({
  severity,
  code,
  message: `${message} Players still get the last good site of "${other}". Fix its files. If it was removed or renamed: npm run merchant -- retire ${other}.`,
});
export const sameCodes = (code: string): Finding =>
  error(
    'shared-code',
    `"trialCode" is "${code}" like "code", so trial sessions are kept with real members. Write the code of trials that the platform gave.`,
  );

// Categories
export const categoryForNobody = (name: string, near: string): Finding =>
  warning(
    'stray-category',
    `Neither "order" nor the list of the platform names a category "${name}", so its label and icon show nowhere. Did you mean "${near}"?`,
  );
export const vendorOfNone = (name: string, near: string): Finding =>
  warning(
    'stray-category',
    `This names the category "${name}", which "categories.items" of merchant.json does not describe, so it does not show. Did you mean "${near}"?`,
  );

// Settings that work and hurt
export const tickedTerms = (timeZone: string) =>
  warning(
    'ticked-terms',
    `The terms of registration are ticked from the start. The law of the brand's time zone (${timeZone}) does not take that as consent, so players may count as not having agreed. Write "auth": { "terms": false }.`,
  );
export const encodedPassword = () =>
  warning(
    'encoded-password',
    'Remembered passwords are kept as the old platform kept them, so anybody who can read a phone\'s storage can read them. Write "sealed", or "account" to leave them to the browser.',
  );
export const signInWithoutKey = (key: string) =>
  error(
    'dead-sign-in',
    `The sign-in service has ${key === '' ? 'no key' : `${JSON.stringify(key.slice(0, 20))} as its key, which is not a key`}, so it refuses every player. Write the public key of the project as "apiKey".`,
  );
export const phonesWithoutService = () =>
  warning(
    'dead-sign-in',
    'Phone numbers are left to a sign-in service and none is set, so no code is ever sent. Name one as "auth": { "signIn": { "provider": … } }, or take "phoneSignIn" and "registerCode" back.',
  );
