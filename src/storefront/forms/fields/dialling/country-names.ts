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
  const own = namesIn(locale);
  const english = namesIn('en');
  // Taipei and Hong Kong use other names for some countries than Beijing.
  const others = locale.startsWith('zh') ? ['zh-Hans', 'zh-Hant', 'zh-Hant-HK'].map((one) => namesIn(one)) : [];
  // "UK", "US", "EUA".
  const short = [locale, 'en'].map((one) => namesIn(one, 'short'));
  const order = new Intl.Collator(locale);
  return list
    .map((country) => {
      const { code, dialling, name } = country;
      const inEnglish = english?.(code) ?? code;
      const label = own?.(code) ?? name ?? inEnglish;
      return {
        ...country,
        label,
        words: fold(
          [
            label,
            ...[...others, ...short].map((names) => names?.(code)),
            inEnglish,
            name,
            code,
            ...(otherNames[code] ?? []),
            `+${dialling}`,
          ].join('\n'),
        ),
      };
    })
    .sort((a, b) => order.compare(a.label, b.label));
}

/** Countries that match by a name in the page's language or English, by country code, or by dialling code. */
export function findCountries(countries: readonly NamedCountry[], search: string): readonly NamedCountry[] {
  const wanted = fold(search.trim());
  if (wanted === '') return countries;
  const digits = latinDigits(wanted).replaceAll(/[+\s-]/g, '');
  // 0092 is +92.
  const code = digits.replace(/^0+/, '');
  if (/^\d+$/.test(digits)) return countries.filter(({ dialling }) => dialling.startsWith(code));
  const found = countries.filter(({ words }) => words.includes(wanted));
  return [...found].sort((a, b) => rankOf(a, wanted) - rankOf(b, wanted));
}

/** 0 for an exact name, 1 if a name begins with the text, 2 if one contains it. */
function rankOf({ words }: NamedCountry, wanted: string): number {
  const names = words.split('\n');
  if (names.includes(wanted)) return 0;
  return names.some((name) => name.startsWith(wanted)) ? 1 : 2;
}
