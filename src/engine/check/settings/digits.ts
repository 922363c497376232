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

/** What a language's digits can be, if the given ones are not among them. Western digits are right everywhere. */
export function otherDigits(digits: string | undefined, language: string): readonly string[] | undefined {
  const script = own(scriptByLanguage, language);
  if (script === undefined || digits === undefined || digits === 'latn') return undefined;
  const isOwn = (one: string) => letterOf(one).search(script) >= 0;
  return isOwn(digits) ? undefined : digitsOfScripts.filter(isOwn);
}

/** A digit has the script of its letters, but for the Arabic ones, which several scripts share. */
function letterOf(digits: string): string {
  const five = new Intl.NumberFormat(`en-u-nu-${digits}`).format(5);
  return /\p{scx=Arabic}/u.test(five) ? 'ا' : five;
}
