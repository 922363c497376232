import { type ErrorCode, errorTexts, type RefusalWords } from './error-texts';
import { cn } from './words/cn';
import { es } from './words/es';
import { hi } from './words/hi';
import { id } from './words/id';
import { pt } from './words/pt';
import { th } from './words/th';
import { ur } from './words/ur';
import { vi } from './words/vi';

/** Refusals by upper-case wire language, beside English and Bengali. Other languages get English. */
export const errorWords: Readonly<Record<string, RefusalWords>> = {
  HI: hi,
  VI: vi,
  TH: th,
  ID: id,
  PT: pt,
  ES: es,
  UR: ur,
  CN: cn,
};

/** The text of a refusal in an upper-case wire language. */
export function errorText(code: ErrorCode, language: string): string {
  const { EN, BN } = errorTexts[code];
  return language === 'BN' ? BN : (errorWords[language]?.[code] ?? EN);
}
