import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { isOn } from '@/storefront/platform/session/session';

/** A country with its dialling code. */
export type Country = {
  /** ISO 3166, upper case. */
  readonly code: string;
  /** Digits without the plus. */
  readonly dialling: string;
  /** The platform's name, in the page's language. */
  readonly name?: string;
};

export type Countries = { readonly list: readonly Country[]; readonly home: Country | undefined };

/** Reads the platform's countries. Invalid entries and repetitions are dropped. */
export function readCountries(wire: CallValue<'countries'>): Countries {
  const byCode = new Map<string, Country>();
  let home: string | undefined;
  for (const { countryCode, countryDialingCode, countryName, isDefault } of wire) {
    const code = countryCode.trim().toUpperCase();
    const dialling = plainDialling(countryDialingCode);
    if (!/^[A-Z]{2}$/.test(code) || !/^\d{1,7}$/.test(dialling)) continue;
    if (!byCode.has(code)) byCode.set(code, { code, dialling, ...(countryName && { name: countryName }) });
    if (home === undefined && isOn(isDefault)) home = code;
  }
  const list = [...byCode.values()];
  return { list, home: list.find(({ code }) => code === home) ?? list[0] };
}

/** A dialling code in digits: `+880`, `880` and 880 are the same. */
export function plainDialling(dialling: string | number): string {
  return String(dialling).replaceAll(/[+\s-]/g, '');
}

/** The main country of a dialling code that several share. */
const mainCountries: { readonly [dialling: string]: string | undefined } = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '290': 'SH',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
};

/**
 * The country of a dialling code: the one chosen last if it has that code, else the home country, else the main
 * country, else the first.
 */
export function countryOf({ list, home }: Countries, dialling: string, chosen: string): Country | undefined {
  const candidates = list.filter((country) => country.dialling === dialling);
  const withCode = (code: string | undefined) => candidates.find((country) => country.code === code);
  return withCode(chosen) ?? withCode(home?.code) ?? withCode(mainCountries[dialling]) ?? candidates[0];
}
