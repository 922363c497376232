import type { Catalogue } from '../../catalogue';
import { isCopyOf } from '../../compose/misplaced-file';
import { own, pick } from '../../json';
import * as messages from '../../messages';
import type { Finding } from '../../messages/finding';
import { nearestName } from '../../nearest-name';

type Languages = Catalogue['languages'];

/** Other codes for a language: those of ISO 639, and those of countries. A code of the catalogue comes first. */
const languageByAlias: { readonly [code: string]: string } = {
  zh: 'cn',
  'zh-tw': 'tw',
  'zh-hk': 'tw',
  'zh-hant': 'tw',
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
  const normalized = code.toLowerCase().trim();
  const knownCodes = Object.keys(languages);
  const parts = normalized.split(/[-_]/);
  // A language with its script or country, such as `zh-Hant-TW`: the whole code, then without its last parts.
  const byPrefix = parts
    .map((_, left) => parts.slice(0, parts.length - left).join('-'))
    .map((one) => (knownCodes.includes(one) ? one : own(languageByAlias, one)))
    .find((one) => one !== undefined && knownCodes.includes(one));
  if (byPrefix !== undefined) return byPrefix;
  const byName = knownCodes.find((one) => namesOf(languages, one).some((name) => isNamed(normalized, name)));
  return byName ?? knownCodes.find((one) => isCopyOf(normalized, one)) ?? nearestName(code, knownCodes);
}

function namesOf(languages: Languages, code: string): readonly string[] {
  const entry = own(languages, code);
  return [pick(entry, 'english'), pick(entry, 'name')].flatMap((name) => (typeof name === 'string' ? [name] : []));
}

/**
 * Whether a text is the name of a language: `chinese` for `Chinese (simplified)`, or, from four letters on, a
 * name near to it.
 */
function isNamed(normalized: string, name: string): boolean {
  const fullName = name.toLowerCase();
  const [mainName = ''] = fullName.split(/\s*\(/);
  return (
    normalized === fullName ||
    normalized === mainName ||
    (normalized.length > 3 && nearestName(normalized, [mainName]) === mainName)
  );
}

/** The finding for a code that is no language. `isFileName`: the code is the file name of a text table. */
export function unknownLanguage(code: string, languages: Languages, { isFileName = false } = {}): Finding {
  const near = meantLanguage(code, languages);
  if (isFileName && near !== undefined && code !== near && isCopyOf(code, near))
    return messages.copiedTexts(code, near);
  return messages.unknownLanguage(code, near, Object.keys(languages));
}
