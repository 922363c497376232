import { type JsonPath, own } from '../../json';
import * as messages from '../../messages';
import type { SiteCheck, SitePlace } from '../site-check';
import { faultsOfText } from '../texts/text-faults';
import { faultOfCurrency, otherCurrencies } from './currency';
import { faultOfDateForm, isMonthFirst } from './date-form';
import { faultOfTimeZone } from './time-zone';

/** Currency, time zone and date formats. Browsers write unknown ones as something else. */
export const localeValues: SiteCheck = {
  finds: 'currencies, time zones and forms of dates that do not exist',
  reads: ({ merchant, texts }) => [merchant, texts],
  look(place) {
    const { locale = {}, languages = {} } = place.composed.merchant;
    const { currency, timeZone } = locale;
    const money = currency === undefined ? undefined : faultOfCurrency(currency);
    if (money !== undefined) place.reportSetting(money, ['locale', 'currency']);
    const clock = timeZone === undefined ? undefined : faultOfTimeZone(timeZone);
    if (clock !== undefined) place.reportSetting(clock, ['locale', 'timeZone']);
    if (currency !== undefined && money === undefined) checkSymbols(currency, locale, place);
    checkForms(locale, ['locale'], place);
    for (const [language, differing] of Object.entries(locale.languages ?? {})) {
      const path = ['locale', 'languages', language];
      checkForms(differing, path, place);
      // If there is a text table of that language, the check of the table reports it.
      const isToldElsewhere = place.composed.folder.texts.has(language);
      const isLanguage = own(place.catalogue.languages, language) !== undefined;
      if (languages.supported?.includes(language) === false && !isToldElsewhere && isLanguage)
        place.reportSetting(messages.unspokenLanguage(language), path, true);
    }
  },
};

type Symbols = {
  readonly symbol?: string;
  readonly languages?: { readonly [code: string]: { readonly symbol?: string } };
};

/** Reports a symbol of another currency. A wrong currency code is reported by another check. */
function checkSymbols(currency: string, { symbol, languages = {} }: Symbols, place: SitePlace): void {
  const check = (sign: string | undefined, path: JsonPath) => {
    const others = sign === undefined ? [] : otherCurrencies(sign, currency);
    if (sign?.trim() === '') place.reportSetting(messages.noSymbol(currency), [...path, 'symbol']);
    else for (const fault of faultsOfText(sign ?? currency)) place.reportSetting(fault, [...path, 'symbol']);
    if (sign !== undefined && others.length > 0)
      place.reportSetting(messages.otherSymbol(sign, currency, others), [...path, 'symbol']);
  };
  check(symbol, ['locale']);
  for (const [code, differing] of Object.entries(languages)) check(differing.symbol, ['locale', 'languages', code]);
}

type Forms = { readonly date?: string; readonly dateTime?: string };

function checkForms(forms: Forms, path: JsonPath, place: SitePlace): void {
  for (const key of ['date', 'dateTime'] as const) {
    const form = forms[key];
    const fault = form === undefined ? undefined : faultOfDateForm(form, key === 'dateTime');
    if (form !== undefined && fault !== undefined)
      place.reportSetting(messages.oddDateForm(key, form, fault), [...path, key]);
  }
  const [isFirst, isFirstToo] = [isMonthFirst(forms.date ?? ''), isMonthFirst(forms.dateTime ?? '')];
  if (isFirst !== undefined && isFirstToo !== undefined && isFirst !== isFirstToo)
    place.reportSetting(messages.turnedDate(forms.dateTime ?? '', forms.date ?? ''), [...path, 'dateTime']);
}
