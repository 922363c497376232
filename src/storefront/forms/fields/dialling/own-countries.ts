import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { Countries } from './country';

/** All countries, for a platform that names none. A currency starts with its country's code: BDT gives Bangladesh. */
export function ownCountries(currency: string): Countries {
  const list = getCountries().map((code) => ({ code, dialling: String(getCountryCallingCode(code)) }));
  return {
    list,
    home: list.find(({ code }) => code === currency.slice(0, 2)) ?? list.find(({ code }) => code === 'US'),
  };
}
