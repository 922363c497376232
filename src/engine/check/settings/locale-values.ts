import * as messages from '../../messages';
import { nearest } from '../../near';
import type { JsonPath } from '../../parse/config-file';
import type { SiteCheck, SitePlace } from '../site-check';
import { faultOfDateForm } from './date-form';

const currencies = new Set(Intl.supportedValuesOf('currency'));
const zones = Intl.supportedValuesOf('timeZone');

/** Money, time and dates as a merchant writes them: what is not known to a browser is written as something else. */
export const localeValues: SiteCheck = {
  finds: 'currencies, time zones and forms of dates that do not exist',
  look(place) {
    const { locale = {}, languages = {} } = place.composed.merchant;
    const { currency, timeZone } = locale;
    if (currency !== undefined && !currencies.has(currency)) {
      place.reportSetting(messages.unknownCurrency(currency, nearCode(currency)), ['locale', 'currency']);
    }
    if (timeZone !== undefined && !isTimeZone(timeZone)) {
      place.reportSetting(messages.unknownTimeZone(timeZone, nearest(timeZone, zones)), ['locale', 'timeZone']);
    }
    checkForms(locale, ['locale'], place);
    for (const [language, own] of Object.entries(locale.languages ?? {})) {
      const path = ['locale', 'languages', language];
      checkForms(own, path, place);
      // Where texts stand for it too, those are told.
      const isToldElsewhere = place.composed.folder.texts.has(language);
      if (languages.supported?.includes(language) === false && !isToldElsewhere)
        place.reportSetting(messages.unspokenLanguage(language), path, true);
    }
  },
};

type Forms = { readonly date?: string; readonly dateTime?: string };

function checkForms(forms: Forms, path: JsonPath, place: SitePlace): void {
  for (const key of ['date', 'dateTime'] as const) {
    const form = forms[key];
    const fault = form === undefined ? undefined : faultOfDateForm(form, key === 'dateTime');
    if (form !== undefined && fault !== undefined)
      place.reportSetting(messages.oddDateForm(key, form, fault), [...path, key]);
  }
}

/** Other names of a zone are not in the list and are known all the same. */
function isTimeZone(zone: string): boolean {
  if (zones.includes(zone)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The same letters in another order or in lower case. */
function nearCode(code: string): string | undefined {
  const upper = code.toUpperCase();
  if (currencies.has(upper)) return upper;
  const letters = [...upper].sort().join('');
  return [...currencies].find((one) => [...one].sort().join('') === letters);
}
