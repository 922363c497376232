/** How a merchant writes money, numbers and dates; `languages` overrides it for one language. */
export type MerchantLocale = LocaleStyle & {
  readonly languages?: { readonly [language: string]: Partial<LocaleStyle> };
  /** Of the zone that every date is shown in: a phone takes a tenth of a second to look one up by its name. */
  readonly clock: ZoneClock;
};

/**
 * How many minutes the clocks of a zone are ahead of UTC from an epoch millisecond on; the earliest first, which holds before it as well, as the last
 * does for ever.
 */
export type ZoneClock = readonly (readonly [from: number, minutes: number])[];

export type LocaleStyle = {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly symbol: string;
  readonly symbolPosition: 'before' | 'after';
  /** Unicode numbering system: latn, beng, deva … */
  readonly digits: string;
  /** How digits before the point are grouped; as the language does, where it is not said. */
  readonly grouping?: 'thousands' | 'lakh';
  /** dayjs format of a date. */
  readonly date: string;
  /** dayjs format of a date with its time. */
  readonly dateTime: string;
};

/** How a merchant writes in one language. */
export function styleOf(locale: MerchantLocale, language: string): LocaleStyle {
  return { ...locale, ...locale.languages?.[language] };
}
