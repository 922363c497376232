import type { Merchant } from '../../config';
import { own } from '../../json';
import { scriptByLanguage } from '../texts/other-scripts';

type Digits = NonNullable<NonNullable<Merchant['locale']>['digits']>;

/** `Intl` of Node 20 knows the digits of a language only where they are its default, so the script tells them. */
const digitsOfScripts: readonly Digits[] = [
  'arabext',
  'arab',
  'deva',
  'beng',
  'guru',
  'gujr',
  'tamldec',
  'telu',
  'thai',
  'laoo',
  'mymr',
  'khmr',
];

/** The digits that a language can have, if the given ones are none of them. Western digits are right everywhere. */
export function otherDigits(digits: string | undefined, language: string): readonly string[] | undefined {
  const script = own(scriptByLanguage, language);
  if (script === undefined || digits === undefined || digits === 'latn') return undefined;
  const isOwn = (one: string) => characterOfScript(one).search(script) >= 0;
  return isOwn(digits) ? undefined : digitsOfScripts.filter(isOwn);
}

/** A character of the digits' script: a digit. For Arabic it is a letter, since several scripts share the digits. */
function characterOfScript(digits: string): string {
  const five = new Intl.NumberFormat(`en-u-nu-${digits}`).format(5);
  return /\p{scx=Arabic}/u.test(five) ? 'ا' : five;
}
