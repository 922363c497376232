import type { Catalogue } from '../../catalogue';
import { isCopyOf } from '../../compose/misplaced-file';
import { own, pick } from '../../json';
import * as messages from '../../messages';
import type { Finding } from '../../messages/finding';
import { nearest } from '../../near';

type Languages = Catalogue['languages'];

/** Other codes for a language: three letters, or a country's code. */
const aliases: { readonly [code: string]: string } = {
  zh: 'cn',
  bd: 'bn',
  vn: 'vi',
  br: 'pt',
  pk: 'ur',
  uk: 'en',
  us: 'en',
  gb: 'en',
  mx: 'es',
  in: 'hi',
  ben: 'bn',
  eng: 'en',
  hin: 'hi',
  ind: 'id',
  por: 'pt',
  spa: 'es',
  tha: 'th',
  urd: 'ur',
  vie: 'vi',
  zho: 'cn',
  chi: 'cn',
};

/**
 * The language that a wrong code probably means: found by its country, by its own or English name, or by a near code.
 */
export function meantLanguage(code: string, languages: Languages): string | undefined {
  const plain = code.toLowerCase().trim();
  const known = Object.keys(languages);
  const [main = ''] = plain.split(/[-_]/);
  const alias = own(aliases, main);
  if (alias !== undefined && known.includes(alias)) return alias;
  // A language with its country, such as `bn-BD`.
  if (plain !== main && known.includes(main)) return main;
  const byName = known.find((one) => namesOf(languages, one).some((name) => isNamed(plain, name)));
  return byName ?? known.find((one) => isCopyOf(plain, one)) ?? nearest(code, known);
}

function namesOf(languages: Languages, code: string): readonly string[] {
  const entry = own(languages, code);
  return [pick(entry, 'english'), pick(entry, 'name')].flatMap((name) => (typeof name === 'string' ? [name] : []));
}

/**
 * Whether a text is the name of a language: `chinese` for `Chinese (simplified)`, or a long name with up to two
 * mistakes.
 */
function isNamed(plain: string, name: string): boolean {
  const whole = name.toLowerCase();
  const [first = ''] = whole.split(/\s*\(/);
  return plain === whole || plain === first || (plain.length > 3 && nearest(plain, [first]) === first);
}

/** The finding for a code that is no language. `isFile`: the code is the file name of a text table. */
export function unknownLanguage(code: string, languages: Languages, isFile = false): Finding {
  const near = meantLanguage(code, languages);
  if (isFile && near !== undefined && code !== near && isCopyOf(code, near)) return messages.copiedTexts(code, near);
  return messages.unknownLanguage(code, near, Object.keys(languages));
}
