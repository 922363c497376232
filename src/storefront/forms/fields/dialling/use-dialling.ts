import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { type FormScope, fieldName } from '../../form-scope';
import { type Countries, type Country, countryOf } from './country';
import { useCountries } from './use-countries';

const dialling = fieldName('countryDialingCode');
/** Which of the countries that share a code; never sent. */
const chosen = fieldName('country');

export type Dialling = {
  readonly countries: Countries;
  readonly current: Country | undefined;
  readonly choose: (country: Country) => void;
};

/** The dialling code of a form: the platform's default until a player chooses another, or a remembered login brings one. */
export function useDialling({ form }: FormScope): Dialling {
  const countries = useCountries();
  const { home } = countries;
  const [digits, code] = useWatch({ control: form.control, name: [dialling, chosen] });
  useEffect(() => {
    if (home !== undefined && !form.getValues(dialling)) form.setValue(dialling, home.dialling);
  }, [form, home]);
  return {
    countries,
    current: countryOf(countries, digits || (home?.dialling ?? ''), code ?? ''),
    choose: (country) => {
      form.setValue(chosen, country.code);
      form.setValue(dialling, country.dialling);
    },
  };
}
