import type { Catalogue } from '../../catalogue';
import { isCopyOf } from '../../compose/misplaced-file';
import type { Finding } from '../../messages/finding';
import { own, pick } from '../../json';
import * as messages from '../../messages';
import { nearest } from '../../near';

type Languages = Catalogue['languages'];

/** Other codes of a language, such as those of three letters, and countries for it. */
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

/** The language that is meant by a code or a name that is none: by its country, its own or its English name, or a near code. */
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

/** `chinese` for `Chinese (simplified)`; a slip of one or two letters in a long name. */
function isNamed(plain: string, name: string): boolean {
  const whole = name.toLowerCase();
  const [first = ''] = whole.split(/\s*\(/);
  return plain === whole || plain === first || (plain.length > 3 && nearest(plain, [first]) === first);
}

/** What is told of a code that is no language; of a file of texts, `isFile`. */
export function unknownLanguage(code: string, languages: Languages, isFile = false): Finding {
  const near = meantLanguage(code, languages);
  if (isFile && near !== undefined && code !== near && isCopyOf(code, near)) return messages.copiedTexts(code, near);
  return messages.unknownLanguage(code, near, Object.keys(languages));
}
