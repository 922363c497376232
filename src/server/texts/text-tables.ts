import floor from '@schemas/browser-floor.json';
import dateWords from '@schemas/date-words.json';
import type { Merchant, Site, TextTable } from '@/engine';
import { htmlLanguage, type LocaleStyle, literalDigits, styleOf } from '@/storefront/server';
import { localeOf } from './locale-of';
import { zoneName } from './zone-name';

export type TextTables = { readonly [language: string]: TextTable };

const tablesBySite = new WeakMap<Site, TextTables>();
const dateWordsByLanguage = new Map<string, { readonly [name: string]: string }>(Object.entries(dateWords));

/**
 * The texts of a site as players read them: with the merchant's digits, its currency sign for `{{symbol}}`, the oldest
 * supported browsers for `{{safari}}`, `{{chrome}}` and `{{firefox}}`, the words of dates of each language
 * (`date.months` …), and the name of the time zone (`date.zone`). A merchant's own text for one of these keys wins.
 */
export function textTablesOf(site: Site): TextTables {
  const tables = tablesBySite.get(site) ?? filledTables(site);
  tablesBySite.set(site, tables);
  return tables;
}

/** A text of config in one language, with the merchant's digits. */
export function inDigits(text: string, merchant: Merchant, language: string): string {
  return literalDigits(text, styleOf(localeOf(merchant), language).digits);
}

function filledTables({ merchant, texts }: Site): TextTables {
  const locale = localeOf(merchant);
  return Object.fromEntries(
    Object.entries(texts).map(([language, table]) => {
      const zone = zoneName(merchant.locale?.timeZone, htmlLanguage(language));
      return [language, filledTable(language, { 'date.zone': zone, ...table }, styleOf(locale, language))];
    }),
  );
}

function filledTable(language: string, table: TextTable, style: LocaleStyle): TextTable {
  const dates =
    dateWordsByLanguage.get(language) ?? dateWordsByLanguage.get(language.split('-')[0] ?? '') ?? dateWords.en;
  const allTexts = {
    ...Object.fromEntries(Object.entries(dates).map(([name, text]) => [`date.${name}`, text])),
    ...table,
  };
  const values = new Map(Object.entries({ symbol: style.symbol.trimStart(), ...floor }));
  const fillText = (text: string) =>
    literalDigits(
      text.replace(/\{\{\s*(\w+)\s*\}\}/g, (gap, name: string) => values.get(name) ?? gap),
      style.digits,
    );
  return Object.fromEntries(Object.entries(allTexts).map(([key, text]) => [key, fillText(text)]));
}
