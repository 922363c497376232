/** How a merchant writes money, numbers and dates; `languages` overrides it for one language. */
export type MerchantLocale = LocaleStyle & {
  readonly languages?: { readonly [language: string]: Partial<LocaleStyle> };
  /**
   * Offsets of the time zone of all dates. A phone needs 100 ms to look up a zone by its name, so the server sends
   * them.
   */
  readonly clock: ZoneClock;
};

/**
 * Minutes that the clocks of a zone are ahead of UTC, from an epoch millisecond on, in ascending order. The first also
 * holds before its time, the last for ever.
 */
export type ZoneClock = readonly (readonly [from: number, minutes: number])[];

export type LocaleStyle = {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly symbol: string;
  readonly symbolPosition: 'before' | 'after';
  /** Unicode numbering system: latn, beng, deva … */
  readonly digits: string;
  /** How digits before the point are grouped. Without it as the language does. */
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
