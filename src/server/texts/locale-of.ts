import type { Merchant } from '@/engine';
import type { MerchantLocale } from '@/storefront/server';
import { zoneClock } from './zone-clock';

/** How a merchant writes money, numbers and dates. By default: US dollars, Latin digits, UTC, dates as in ISO 8601. */
export function localeOf({ locale = {} }: Merchant): MerchantLocale {
  return {
    currency: locale.currency ?? 'USD',
    symbol: locale.symbol ?? '',
    symbolPosition: locale.symbolPosition ?? 'before',
    digits: locale.digits ?? 'latn',
    ...(locale.grouping === undefined ? {} : { grouping: locale.grouping }),
    clock: zoneClock(locale.timeZone ?? 'UTC', Date.now()),
    date: locale.date ?? 'YYYY-MM-DD',
    dateTime: locale.dateTime ?? 'YYYY-MM-DD HH:mm:ss',
    ...(locale.languages === undefined ? {} : { languages: locale.languages }),
  };
}
