// Texts that say another age, money or name than the brand has.
import { error, type Finding, listed, warning } from './finding';

/** `isSaid`: the text is about that age for certain, so players read a wrong one. */
export const otherAge = (written: string, age: number, isSaid: boolean): Finding =>
  (isSaid ? error : warning)(
    'written-age',
    `The text says ${written}, and players confirm that they are ${age} or older ("age" in "auth" of merchant.json), so one of the two is wrong. Correct it.`,
  );
/** A parent's text. `brands`: those with another age, and that age. */
export const otherAgeOf = (
  written: string,
  brands: readonly string[],
  { isSaid, isFilledElsewhere }: { readonly isSaid: boolean; readonly isFilledElsewhere: boolean },
): Finding =>
  (isSaid ? error : warning)(
    'written-age',
    `The text says ${written}, and ${brands.join(', ')} ${brands.length === 1 ? 'has' : 'have'} another "age" in "auth" of merchant.json, so players there are told another age than they confirm. ${isFilledElsewhere ? 'Write {{age}} instead of the number.' : 'Take the number out, or write the text in that merchant too.'}`,
  );
/** Several texts that contradict one number: the number itself may be wrong. */
export const otherAges = (age: number, texts: readonly string[], isSaid: boolean): Finding =>
  (isSaid ? error : warning)(
    'written-age',
    `"age" (age a player confirms) is ${age}, and ${texts.length} texts say another one: ${texts.slice(0, 3).join(', ')}${texts.length > 3 ? ' and others' : ''}. Correct the one or the others.`,
  );
/** Other languages have the minimum age in this text. */
export const lostAge = (): Finding =>
  error(
    'lost-placeholder',
    'Other languages say {{age}} in this text and this one does not, so these players are not told from which age one may play. Add it.',
  );
export const literalAge = (written: string): Finding =>
  warning(
    'written-age',
    `The text says ${written} by itself, and {{age}} is filled in here, so it will be wrong when "age" of merchant.json changes. Write {{age}} instead of the number.`,
  );
/** An amount with the sign of another currency. */
export const otherMoney = (amount: string, currency: string): Finding =>
  warning(
    'other-money',
    `The text says "${amount}", and this brand's money is ${currency}, so players expect another sum than they get. Write {{symbol}} in place of the sign, and the sum in ${currency}.`,
  );
export const otherBrand = (name: string, id: string): Finding =>
  warning(
    'other-brand',
    `The text names "${name}", which is another brand (${id}), so players may think that they are on another site. Write this brand's name, or leave the name out.`,
  );
export const otherBrandsDomain = (domain: string, id: string): Finding =>
  warning(
    'other-brand',
    `The text names "${domain}", which is the domain of another brand (${id}), so players who go there leave this site. Write this brand's domain, or leave it out.`,
  );
export const otherBrands = (name: string, id: string, keys: readonly string[]): Finding =>
  warning(
    'other-brand',
    `${keys.length} texts in this file (${listed(keys.slice(0, 5))}) name "${name}", which is another brand (${id}), so players may think that they are on another site. Write this brand's name, or leave the name out.`,
  );
