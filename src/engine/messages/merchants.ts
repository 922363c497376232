import { didYouMean, error, type Finding, listed, warning } from './finding';

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
    `The folder "${id}" has no readable merchant.json, so it is not a merchant. Add one, or remove the folder.`,
  );
/** `finds`: what the check looks for. `reason`: what it threw. */
export const failedCheck = (finds: string, reason: string) =>
  error(
    'failed-check',
    `The check for ${finds} broke off (${reason}), which is a fault of this program, so nobody knows whether this merchant is right. Take back the last change, and tell the people who gave you the program.`,
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
/** `parents`: keys that other languages of the merchant say and this one leaves to its parent. */
export const missingTranslations = (
  language: string,
  keys: readonly string[],
  parents: { readonly keys: readonly string[]; readonly parent: string },
) => {
  const texts = (count: number) => `${count} text${count === 1 ? '' : 's'}`;
  const missing = `${texts(keys.length)} used by this merchant ${keys.length === 1 ? 'has' : 'have'} no "${language}" version (${listed(keys.slice(0, 5))}), so those players read ${keys.length === 1 ? 'that key' : 'those keys'} instead.`;
  const others = `${texts(parents.keys.length)} that this merchant overrides in other languages ${parents.keys.length === 1 ? 'is' : 'are'} not overridden in "${language}" (${listed(parents.keys.slice(0, 5))}), so those players read the words of ${parents.parent}.`;
  const found = [...(keys.length === 0 ? [] : [missing]), ...(parents.keys.length === 0 ? [] : [others])];
  return warning('missing-translation', `${found.join(' ')} Add them to texts/${language}.json.`);
};
export const unknownField = (name: string, near: string | undefined) =>
  error(
    'unknown-field',
    `Register field "${name}" is not described in register.fields, so it never shows. ${didYouMean(near, 'Describe it there.')}`,
  );
export const manyFields = (count: number, most: number) =>
  warning(
    'too-many-fields',
    `register.fields and register.order name ${count} fields, but a form shows ${most} at most: if the console turns on more, the last optional ones do not show. Remove the fields that you do not need.`,
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
