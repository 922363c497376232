import { literalDigits } from './literal-digits';
import type { Translate } from './use-text';

/** How texts and their values are looked up. */
export type Locale = {
  readonly translate: Translate;
  readonly language: string;
  /** The merchant's default language, for texts of config that lack the current one. */
  readonly fallback: string;
  /** The merchant's numbering system, for texts written in config. Text tables have theirs from the server. */
  readonly digits: string;
};

type ConfigText = { readonly t?: unknown; readonly with?: unknown; readonly text?: unknown; readonly fact?: unknown };

/** Whether a config value is a text: a key, or words by language. */
export function isText(value: object): value is ConfigText {
  return ('t' in value && typeof value.t === 'string') || ('text' in value && isTextByLanguage(value.text));
}

function isTextByLanguage(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/** The words of a resolved value: a config text, or the value of a fact. */
export function toWords(value: unknown, locale: Locale): string {
  if (typeof value === 'object' && value !== null) return resolveText(value, locale);
  return String(toValue(value));
}

/** The words of a config text. Empty if there are none. */
export function resolveText(text: ConfigText, locale: Locale): string {
  if (typeof text.t === 'string') return locale.translate(text.t, resolveValues(text.with));
  return wordsOf(text.text, locale);
}

function wordsOf(byLanguage: unknown, { language, fallback, digits }: Locale): string {
  if (typeof byLanguage !== 'object' || byLanguage === null) return '';
  const textByLanguage = new Map<string, unknown>(Object.entries(byLanguage));
  const text =
    textByLanguage.get(language) ??
    textByLanguage.get(fallback) ??
    textByLanguage.get('en') ??
    [...textByLanguage.values()][0];
  return typeof text === 'string' ? literalDigits(text, digits) : '';
}

function resolveValues(values: unknown): { readonly [name: string]: string | number } | undefined {
  if (typeof values !== 'object' || values === null) return undefined;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toValue(value)]));
}

function toValue(value: unknown): string | number {
  return typeof value === 'string' || typeof value === 'number' ? value : '';
}
