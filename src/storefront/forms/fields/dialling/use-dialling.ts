import { useEffect } from 'react';
import { type FormScope, fieldName, ownNames } from '../../form-scope';
import { useValueOf } from '../../use-value-of';
import { type Countries, type Country, countryOf } from './country';
import { useCountries } from './use-countries';

const diallingField = fieldName('countryDialingCode');
/** The chosen country of a dialling code that several countries share; never sent. */
const countryField = ownNames.country;

export type Dialling = {
  readonly countries: Countries;
  readonly current: Country | undefined;
  /** Digits of the code. A remembered login's code is known before the countries are. Empty until there is one. */
  readonly digits: string;
  readonly choose: (country: Country) => void;
};

/**
 * The dialling code of a form: the platform's default, until a player chooses another or a remembered login brings one.
 */
export function useDialling(scope: FormScope): Dialling {
  const { form } = scope;
  const countries = useCountries();
  const { home } = countries;
  const digits = useValueOf(scope, diallingField) || (home?.dialling ?? '');
  const code = useValueOf(scope, countryField);
  useEffect(() => {
    if (home !== undefined && !form.getValues(diallingField)) form.setValue(diallingField, home.dialling);
  }, [form, home]);
  return {
    countries,
    current: countryOf(countries, digits, code ?? ''),
    digits,
    choose: (country) => {
      form.setValue(countryField, country.code);
      form.setValue(diallingField, country.dialling);
    },
  };
}
