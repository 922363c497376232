import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/**
 * Countries with dialling codes, named and sorted in Bengali for requests in it, else in English. The country of
 * `location` is the default; Bangladesh if there is no such country.
 */
export function countryList(language: string, location: string) {
  const codes = getCountries();
  const home = codes.find((code) => code === location) ?? 'BD';
  const locale = language === 'BN' ? 'bn' : 'en';
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const order = new Intl.Collator(locale);
  return codes
    .map((countryCode) => ({
      countryCode,
      countryName: names.of(countryCode) ?? countryCode,
      countryDialingCode: String(getCountryCallingCode(countryCode)),
      isDefault: countryCode === home ? '1' : '0',
    }))
    .sort((a, b) => order.compare(a.countryName, b.countryName));
}
