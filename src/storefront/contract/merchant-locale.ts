/** How a merchant writes money, numbers and dates; `languages` overrides it for one language. */
export type MerchantLocale = LocaleStyle & {
  readonly languages?: { readonly [language: string]: Partial<LocaleStyle> };
  /** What the server knows of the zone: a phone takes a tenth of a second to look it up. */
  readonly clock?: ZoneClock;
};

/** How far the clocks of a zone are ahead of UTC. */
export type ZoneClock = {
  /** The epoch millisecond from which on an offset holds, and its minutes; the earliest first. */
  readonly offsets: readonly (readonly [from: number, minutes: number])[];
  /** The epoch millisecond up to which this is known. */
  readonly until: number;
};

export type LocaleStyle = {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly symbol: string;
  readonly symbolPosition: 'before' | 'after';
  /** Unicode numbering system: latn, beng, deva … */
  readonly digits: string;
  /** How digits before the point are grouped; as the language does, where it is not said. */
  readonly grouping?: 'thousands' | 'lakh';
  /** IANA zone that every date is shown in. */
  readonly timeZone: string;
  /** dayjs format of a date. */
  readonly date: string;
  /** dayjs format of a date with its time. */
  readonly dateTime: string;
};

/** How a merchant writes in one language. */
export function styleOf(locale: MerchantLocale, language: string): LocaleStyle {
  return { ...locale, ...locale.languages?.[language] };
}
