import { cn } from './cn';
import { es } from './es';
import { hi } from './hi';
import { id } from './id';
import { pt } from './pt';
import { th } from './th';
import { ur } from './ur';
import { vi } from './vi';
import type { Words } from './words';

type EnglishAndBengali = Readonly<Record<'EN' | 'BN', string>>;

/** Languages beside English and Bengali, which stand with each text. */
export const otherWords: Readonly<Record<string, Words>> = {
  CN: cn,
  ES: es,
  HI: hi,
  ID: id,
  PT: pt,
  TH: th,
  UR: ur,
  VI: vi,
};

/** A name in a language of the wire; English where there is none. */
export function inLanguage(text: EnglishAndBengali, language: string): string {
  return language === 'BN' ? text.BN : (otherWords[language]?.names[text.EN] ?? text.EN);
}

/** A title and what stands below it, in a language of the wire; English where there is none. */
export function entryInLanguage(
  title: EnglishAndBengali,
  second: EnglishAndBengali,
  language: string,
): readonly [string, string] {
  if (language === 'BN') return [title.BN, second.BN];
  return otherWords[language]?.entries[title.EN] ?? [title.EN, second.EN];
}
