import { createFormat } from '@/storefront/server';
import type { Answers } from './answers';

/** Language codes of ours, with the tag that `Intl` knows. */
const tags: { readonly [language: string]: string } = { cn: 'zh', tw: 'zh-Hant' };

const yearFirst = ['cn', 'tw', 'ko', 'ja'];

/**
 * `locale` of merchant.json: money and dates as the main language writes them in the currency's country. The first two
 * letters of a currency's code name its country.
 */
export function moneyStyle({ currency, timeZone, language, languages }: Answers) {
  const parts = new Intl.NumberFormat(`${tags[language] ?? language}-${currency.slice(0, 2)}`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const indexOfPart = (type: string) => parts.findIndex((part) => part.type === type);
  // `Intl` puts the sign after Bengali amounts; in Bangladesh it comes first.
  const isFirst = language === 'bn' || indexOfPart('currency') < indexOfPart('integer');
  const isSpaced = parts.some(({ type, value }) => type === 'literal' && /\s/.test(value));
  const date = yearFirst.includes(language) ? 'YYYY-MM-DD' : 'DD/MM/YYYY';
  return {
    currency,
    symbol: isSpaced ? withSpace(symbol, isFirst) : symbol,
    symbolPosition: isFirst ? ('before' as const) : ('after' as const),
    digits: 'latn' as const,
    timeZone,
    date,
    dateTime: `${date} HH:mm`,
    // As the texts of base write numbers.
    ...(languages.includes('bn') && { languages: { bn: { digits: 'beng' as const } } }),
  };
}

/** An amount as players of the brand read it in its main language: `$1,234.50`. */
export function moneyExample(answers: Answers): string {
  return createFormat({ ...moneyStyle(answers), clock: [] }, answers.language).money(1234.5);
}

/** Keeps the sign apart from digits: `CHF 5.00`. */
function withSpace(symbol: string, isFirst: boolean): string {
  return isFirst ? `${symbol} ` : ` ${symbol}`;
}
