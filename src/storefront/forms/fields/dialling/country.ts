import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { isOn } from '@/storefront/platform/session/session';

/** A country with its dialling code. */
export type Country = {
  /** ISO 3166, upper case. */
  readonly code: string;
  /** Digits without the plus. */
  readonly dialling: string;
  /** What the platform calls it, in the language of the page. */
  readonly name?: string;
};

export type Countries = { readonly list: readonly Country[]; readonly home: Country | undefined };

/** The answer of the platform, without what is no country; a country that stands there twice counts once. */
export function readCountries(wire: CallValue<'countries'>): Countries {
  const found = new Map<string, Country>();
  let home: string | undefined;
  for (const { countryCode, countryDialingCode, countryName, isDefault } of wire) {
    const code = countryCode.trim().toUpperCase();
    const dialling = plainDialling(countryDialingCode);
    if (!/^[A-Z]{2}$/.test(code) || !/^\d{1,7}$/.test(dialling)) continue;
    if (!found.has(code)) found.set(code, { code, dialling, ...(countryName && { name: countryName }) });
    if (home === undefined && isOn(isDefault)) home = code;
  }
  const list = [...found.values()];
  return { list, home: list.find(({ code }) => code === home) ?? list[0] };
}

/** A dialling code as the wire has it: `+880`, `880` and 880 are one. */
export function plainDialling(dialling: string | number): string {
  return String(dialling).replaceAll(/[+\s-]/g, '');
}

/** Where several countries share a code, the one it was made for. */
const owners: { readonly [dialling: string]: string | undefined } = {
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

/** The country of a dialling code: the one chosen last, where it has that code, then the home country, then the owner of the code. */
export function countryOf({ list, home }: Countries, dialling: string, chosen: string): Country | undefined {
  const sharing = list.filter((country) => country.dialling === dialling);
  const named = (code: string | undefined) => sharing.find((country) => country.code === code);
  return named(chosen) ?? named(home?.code) ?? named(owners[dialling]) ?? sharing[0];
}
