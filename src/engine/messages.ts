import { didYouMean, error, type Finding, listed, warning } from './finding';
import { isList, isObject } from './json';

export * from './asset-messages';
export * from './condition-messages';
export { didYouMean, type Finding, type Fix } from './finding';
export * from './host-messages';
export * from './inheritance-messages';
export * from './language-messages';
export * from './law-messages';
export * from './look-messages';
export * from './node-messages';
export * from './page-messages';
export * from './pattern-messages';
export * from './reach-messages';
export * from './rule-messages';
export * from './settings-messages';
export * from './shape-messages';
export * from './text-messages';

// The file itself
export const tooDeep = (deepest: number) =>
  error('too-deep', `The file nests more than ${deepest} levels. Nothing in it counts. Flatten it.`);
export const duplicateKey = (key: string, first: unknown) =>
  error(
    'duplicate-key',
    `"${key}" stands twice in this object, so only the last one counts${isFilled(first) ? ' and what the first one holds is lost' : ''}. ${isFilled(first) ? `Write ${isList(first) ? `${JSON.stringify(first).slice(0, 60)} into this list` : 'both into one'} and remove the first.` : 'Keep one of them.'}`,
  );
const isFilled = (value: unknown) => (isList(value) && value.length > 0) || isObject(value);
export const forbiddenKey = (key: string) =>
  error('forbidden-key', `"${key}" reaches the prototype of an object, so it is left out. Take another name.`);
export const unknownFile = (near: string | undefined) =>
  warning(
    'unknown-file',
    `No part of a merchant is read from here, so it changes nothing. ${near === undefined ? 'Move it to pages/, overlays/, texts/ or assets/, or remove it.' : `Did you mean "${near}"? Rename it.`}`,
  );
/** A folder, or a file of the merchant itself, whose name is nearly right: all of what it holds would be lost. */
export const misnamed = (name: string, near: string, isFolder: boolean) =>
  error(
    'misnamed',
    isFolder
      ? `The folder is called "${name}", and what a merchant is made of is read from "${near}", so nothing in it reaches a player. Rename the folder to "${near}".`
      : `The file is called "${name}", and "${near}" is what is read, so nothing in it reaches a player. Rename it.`,
  );
export const fileOfFolder = (folder: string, isMeant: boolean) =>
  (isMeant ? error : warning)(
    'unknown-file',
    `What is read from "${folder}" are files such as "${folder}/${folder === 'texts' ? 'en' : 'home'}.json", so this one changes nothing. Rename it, or move it.`,
  );
export const spareFile = (name: string, original: string, kind: 'backup' | 'copy') =>
  warning(
    'spare-file',
    `"${name}" is a ${kind} of ${original} by its name, so nobody reads it and it changes nothing. Remove it, or call it ${original} where it is the one that counts.`,
  );
export const wrongFileName = (kind: string, id: string, name: string) =>
  error(
    'wrong-file-name',
    `The ${kind} is called "${id}" but its file "${name}", so it is not used. Give both the same name.`,
  );
export const copiedFile = (id: string, name: string) =>
  error(
    'wrong-file-name',
    `The file is called "${name}.json" and holds "${id}", as a copy of ${id}.json does, so it is not used. Remove it, or call it ${id}.json where it is the one that counts.`,
  );

// Shape
export const unknownKey = (key: string, advice: string) =>
  error('unknown-key', `"${key}" is not a key of this object, so it changes nothing. ${advice}`);

/** What to do with a key that nothing is near to: what it may be meant for here. */
export const keysInstead = (key: string, keys: readonly string[], what = 'keys'): string => {
  const isTurned =
    /^(?:unless|hide|hidden|hidewhen|hideif|except|exclude|not|disabled|off)$/i.test(key) && keys.includes('when');
  if (isTurned)
    return 'What is to hide says so by "when", such as "when": { "not": { "is": "paused" } }: write that, or all still see it.';
  return keys.length === 0
    ? 'It takes none: take it out.'
    : `Say it by one of its ${what}, which are ${listed(keys)}, or take it out.`;
};

// Merchants
export const missingParent = (name: string, near: string | undefined) =>
  error(
    'missing-parent',
    `There is no merchant "${name}" to inherit from, so this one cannot be built. ${didYouMean(near, 'Name a folder beside this one.')}`,
  );
export const noParent = () =>
  error(
    'missing-parent',
    'This merchant inherits from nobody and changes pages of a parent, so nearly everything is missing. Write "extends": "base".',
  );
export const parentCycle = (chain: string) =>
  error(
    'parent-cycle',
    `The merchants inherit from each other (${chain}), so none of them can be built. Take one of the "extends" out.`,
  );
export const missingMerchantFile = (id: string) =>
  error(
    'missing-merchant',
    `The folder "${id}" has no readable merchant.json, so it is no merchant. Add one, or remove the folder.`,
  );
export const missingSetting = (key: string) =>
  error('missing-setting', `Neither this merchant nor a parent gives "${key}", so it cannot be served. Add it.`);
export const duplicateDomain = (domain: string, other: string) =>
  error(
    'duplicate-domain',
    `The domain "${domain}" belongs to "${other}" as well, so a visitor may get the wrong brand. Keep it in one of them.`,
  );
export const unsupportedDefault = (code: string) =>
  error(
    'unsupported-default',
    `The default language "${code}" is not among the supported ones, so a new visitor has no language. Add it to "supported".`,
  );
export const missingTranslations = (language: string, keys: readonly string[]) =>
  warning(
    'missing-translation',
    `${keys.length} text${keys.length === 1 ? '' : 's'} used by this merchant ${keys.length === 1 ? 'has' : 'have'} no "${language}" version (${listed(keys.slice(0, 5))}), so those players read another language. Add them to texts/${language}.json.`,
  );
export const unknownField = (name: string, near: string | undefined) =>
  error(
    'unknown-field',
    `Register field "${name}" is not described in register.fields, so it never shows. ${didYouMean(near, 'Describe it there.')}`,
  );
export const manyFields = (count: number, most: number) =>
  warning(
    'too-many-fields',
    `register.fields and register.order name ${count} fields, and a form shows ${most}: of those that the console turns on, optional ones beyond that do not show. Take out what nobody asks for.`,
  );
export const unknownCategory = (key: string, near: string | undefined, known: readonly string[]) =>
  error(
    'unknown-category',
    `There is no category "${key}", so choosing it shows nothing. ${near === undefined ? '' : `Did you mean "${near}"? `}${known.length === 0 ? 'Describe it' : `There are ${listed(known)}; another one is described`} in "categories.items".`,
  );

// What is inherited
export const inherited = ({ severity, code, message }: Finding, place: string): Finding => ({
  severity,
  code,
  message: `${message} It comes from ${place}, which this merchant inherits.`,
});
export const inheritedDomain = (domain: string, other: string) =>
  error(
    'duplicate-domain',
    `This merchant inherits the domain "${domain}", which belongs to "${other}", so a visitor may get the wrong brand. Write "domains" of its own, even if it is [].`,
  );

// The console
export const consoleFinding = (message: string) => warning('console', message);

// Settings that work and hurt
export const tickedTerms = (timeZone: string) =>
  warning(
    'ticked-terms',
    `The terms of registration are ticked from the start, which is no consent where the clock is ${timeZone}. Write "auth": { "terms": false }.`,
  );
export const encodedPassword = () =>
  warning(
    'encoded-password',
    'Remembered passwords are kept as the old platform kept them, so whoever can read a phone\'s storage can read them. Write "sealed", or "account" to leave them to the browser.',
  );
export const signInWithoutKey = (key: string) =>
  error(
    'dead-sign-in',
    `The sign-in service has ${key === '' ? 'no key' : `${JSON.stringify(key.slice(0, 20))} for a key, which is none`}, so it refuses every player. Write the public key of the project as "apiKey".`,
  );
export const phonesWithoutService = () =>
  warning(
    'dead-sign-in',
    'Phone numbers are left to a sign-in service and none is set, so no code is ever sent. Name one as "auth": { "signIn": { "provider": … } }, or take "phoneSignIn" and "registerCode" back.',
  );
