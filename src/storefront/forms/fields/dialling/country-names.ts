import { foldHan } from '@/storefront/platform/languages/fold-han';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import { htmlLanguage } from '@/storefront/platform/languages/texts';
import type { Country } from './country';
import { namesIn } from './region-names';

export type NamedCountry = Country & {
  /** In the language of the page. */
  readonly label: string;
  /** Everything a search may find it by, folded. */
  readonly words: string;
};

/** Countries with their names in a language, in its order. Where the browser has no names in it, those of the platform, then English ones. */
export function nameCountries(list: readonly Country[], language: string): readonly NamedCountry[] {
  const locale = htmlLanguage(language);
  const own = namesIn(locale);
  const english = namesIn('en');
  // Taipei and Hong Kong call some countries otherwise than Beijing.
  const others = locale.startsWith('zh') ? ['zh-Hans', 'zh-Hant', 'zh-Hant-HK'].map(namesIn) : [];
  const order = new Intl.Collator(locale);
  return list
    .map((country) => {
      const { code, dialling, name } = country;
      const inEnglish = english?.(code) ?? code;
      const label = own?.(code) ?? name ?? inEnglish;
      return {
        ...country,
        label,
        words: foldHan(
          [label, ...others.map((names) => names?.(code)), inEnglish, name, code, `+${dialling}`].join('\n'),
        ),
      };
    })
    .sort((a, b) => order.compare(a.label, b.label));
}

/** Those that a search finds: by a name in the language of the page or in English, by country code, or by dialling code. */
export function findCountries(countries: readonly NamedCountry[], search: string): readonly NamedCountry[] {
  const wanted = foldHan(search.trim());
  if (wanted === '') return countries;
  const digits = latinDigits(wanted).replaceAll(/[+\s-]/g, '');
  // 0092 is +92.
  const code = digits.replace(/^0+/, '');
  if (/^\d+$/.test(digits)) return countries.filter(({ dialling }) => dialling.startsWith(code));
  const found = countries.filter(({ words }) => words.includes(wanted));
  const starts = (country: NamedCountry) => (country.words.split('\n').some((word) => word.startsWith(wanted)) ? 0 : 1);
  return [...found].sort((a, b) => starts(a) - starts(b));
}
