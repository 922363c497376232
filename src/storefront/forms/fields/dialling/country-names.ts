import { fold } from '@/storefront/platform/languages/fold';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import { htmlLanguage } from '@/storefront/platform/languages/texts';
import type { Country } from './country';
import { namesIn } from './region-names';

export type NamedCountry = Country & {
  /** Name in the page's language. */
  readonly label: string;
  /** All names for searches, folded. */
  readonly words: string;
};

/** Names that people type and no list of names has. */
const otherNames: { readonly [code: string]: readonly string[] } = {
  AE: ['UAE', 'Emirates'],
  BA: ['Bosnia'],
  CI: ['Ivory Coast'],
  CZ: ['Czech Republic'],
  GB: ['Britain', 'England', 'Scotland', 'Wales'],
  IN: ['Hindustan', 'Bharat', 'ہندوستان', 'हिंदुस्तान', 'हिन्दुस्तान', 'হিন্দুস্তান'],
  KR: ['ROK'],
  NL: ['Holland'],
  SA: ['KSA'],
  TR: ['Turkey'],
  US: ['USA', 'America'],
};

/**
 * Countries with their names in a language, sorted by it. If the browser lacks that language: the platform's names,
 * else English ones.
 */
export function nameCountries(list: readonly Country[], language: string): readonly NamedCountry[] {
  const locale = htmlLanguage(language);
  const localNames = namesIn(locale);
  const englishNames = namesIn('en');
  // Taipei and Hong Kong use other names for some countries than Beijing.
  const chineseNames = locale.startsWith('zh') ? ['zh-Hans', 'zh-Hant', 'zh-Hant-HK'].map((one) => namesIn(one)) : [];
  // "UK", "US", "EUA".
  const shortNames = [locale, 'en'].map((one) => namesIn(one, 'short'));
  const collator = new Intl.Collator(locale);
  return list
    .map((country) => {
      const { code, dialling, name } = country;
      const inEnglish = englishNames?.(code) ?? code;
      const label = localNames?.(code) ?? name ?? inEnglish;
      return {
        ...country,
        label,
        words: fold(
          [
            label,
            ...[...chineseNames, ...shortNames].map((names) => names?.(code)),
            inEnglish,
            name,
            code,
            ...(otherNames[code] ?? []),
            `+${dialling}`,
          ].join('\n'),
        ),
      };
    })
    .sort((a, b) => collator.compare(a.label, b.label));
}

/** Countries that match by one of their names, by country code, or by dialling code. The best names come first. */
export function findCountries(countries: readonly NamedCountry[], search: string): readonly NamedCountry[] {
  const searchText = fold(search.trim());
  if (searchText === '') return countries;
  const digits = latinDigits(searchText).replaceAll(/[+\s-]/g, '');
  // 0092 is +92.
  const code = digits.replace(/^0+/, '');
  if (/^\d+$/.test(digits)) return countries.filter(({ dialling }) => dialling.startsWith(code));
  const matches = countries.filter(({ words }) => words.includes(searchText));
  return [...matches].sort((a, b) => rankOf(a, searchText) - rankOf(b, searchText));
}

/** 0 for an exact name, 1 if a name begins with the text, 2 if one contains it. */
function rankOf({ words }: NamedCountry, searchText: string): number {
  const names = words.split('\n');
  if (names.includes(searchText)) return 0;
  return names.some((name) => name.startsWith(searchText)) ? 1 : 2;
}
