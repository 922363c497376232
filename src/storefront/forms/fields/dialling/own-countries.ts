import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { Countries } from './country';

/** Every country, for when the platform names none. A currency starts with the code of its country, so BDT leads to Bangladesh. */
export function ownCountries(currency: string): Countries {
  const list = getCountries().map((code) => ({ code, dialling: String(getCountryCallingCode(code)) }));
  return {
    list,
    home: list.find(({ code }) => code === currency.slice(0, 2)) ?? list.find(({ code }) => code === 'US'),
  };
}
