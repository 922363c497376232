import { type JsonPath, own } from '../../json';
import * as messages from '../../messages';
import type { CheckContext, SiteCheck } from '../site-check';
import { englishName } from '../texts/language-names';
import { faultsOfText } from '../texts/text-faults';
import { faultOfCurrency, otherCurrencies } from './currency';
import { faultOfDateForm, isMonthFirst } from './date-form';
import { otherDigits } from './digits';
import { faultOfTimeZone } from './time-zone';

/** Currency, time zone and date formats. Browsers write unknown ones as something else. */
export const localeValues: SiteCheck = {
  finds: 'currencies, time zones and forms of dates that do not exist, and digits of another script',
  reads: ({ merchant, texts }) => [merchant, texts],
  run(context) {
    const { locale = {}, languages = {} } = context.composed.merchant;
    const { currency, timeZone } = locale;
    const currencyFault = currency === undefined ? undefined : faultOfCurrency(currency);
    if (currencyFault !== undefined) context.reportSetting(currencyFault, ['locale', 'currency']);
    const timeZoneFault = timeZone === undefined ? undefined : faultOfTimeZone(timeZone);
    if (timeZoneFault !== undefined) context.reportSetting(timeZoneFault, ['locale', 'timeZone']);
    if (currency !== undefined && currencyFault === undefined) checkSymbols(currency, locale, context);
    checkDateFormats(locale, ['locale'], context);
    checkDigits(locale.digits, languages.supported ?? [], ['locale'], context);
    for (const [language, localeOfLanguage] of Object.entries(locale.languages ?? {})) {
      const path = ['locale', 'languages', language];
      checkDateFormats(localeOfLanguage, path, context);
      checkDigits(localeOfLanguage.digits, [language], path, context);
      // If there is a text table of that language, the check of the table reports it.
      const isReportedElsewhere = context.composed.folder.texts.has(language);
      const isLanguage = own(context.catalogue.languages, language) !== undefined;
      if (languages.supported?.includes(language) === false && !isReportedElsewhere && isLanguage)
        context.reportSetting(messages.unspokenLanguage(language), path, 'key');
    }
  },
};

type LocaleSymbols = {
  readonly symbol?: string;
  readonly languages?: { readonly [code: string]: { readonly symbol?: string } };
};

/** Reports symbols that are blank, hold a fault of texts, or belong to another currency than this valid code. */
function checkSymbols(currency: string, { symbol, languages = {} }: LocaleSymbols, context: CheckContext): void {
  const checkSymbol = (sign: string | undefined, path: JsonPath) => {
    const otherCodes = sign === undefined ? [] : otherCurrencies(sign, currency);
    if (sign?.trim() === '') context.reportSetting(messages.noSymbol(currency), [...path, 'symbol']);
    else for (const fault of faultsOfText(sign ?? currency)) context.reportSetting(fault, [...path, 'symbol']);
    if (sign !== undefined && otherCodes.length > 0)
      context.reportSetting(messages.otherSymbol(sign, currency, otherCodes), [...path, 'symbol']);
  };
  checkSymbol(symbol, ['locale']);
  for (const [code, localeOfLanguage] of Object.entries(languages))
    checkSymbol(localeOfLanguage.symbol, ['locale', 'languages', code]);
}

/** Reports digits that none of the languages writes. */
function checkDigits(
  digits: string | undefined,
  languages: readonly string[],
  path: JsonPath,
  context: CheckContext,
): void {
  const [firstLanguage] = languages;
  const rightDigits = languages.map((language) => otherDigits(digits, language));
  const isRightForSome = rightDigits.some((one) => one === undefined);
  if (digits === undefined || firstLanguage === undefined || isRightForSome) return;
  const name = englishName(firstLanguage, context.catalogue);
  context.reportSetting(messages.otherDigits(digits, name, rightDigits[0] ?? []), [...path, 'digits']);
}

type DateFormats = { readonly date?: string; readonly dateTime?: string };

function checkDateFormats(formats: DateFormats, path: JsonPath, context: CheckContext): void {
  for (const key of ['date', 'dateTime'] as const) {
    const format = formats[key];
    const fault = format === undefined ? undefined : faultOfDateForm(format, key === 'dateTime');
    if (format !== undefined && fault !== undefined)
      context.reportSetting(messages.oddDateForm(key, format, fault), [...path, key]);
  }
  const [isDateMonthFirst, isDateTimeMonthFirst] = [
    isMonthFirst(formats.date ?? ''),
    isMonthFirst(formats.dateTime ?? ''),
  ];
  if (isDateMonthFirst !== undefined && isDateTimeMonthFirst !== undefined && isDateMonthFirst !== isDateTimeMonthFirst)
    context.reportSetting(messages.turnedDate(formats.dateTime ?? '', formats.date ?? ''), [...path, 'dateTime']);
}
