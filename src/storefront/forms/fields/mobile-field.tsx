import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countriesQuery } from '@/storefront/gateway/system';
import { useGateway } from '@/storefront/gateway/use-gateway';
import { useText } from '@/storefront/i18n/use-text';
import { fieldName } from '../form-scope';
import { type FieldProps, TextField } from './text-field';

const code = fieldName('countryDialingCode');

/** A mobile number with its dialling code; at most 20 characters. What is refused says how many digits there must be. */
export function MobileField(props: FieldProps) {
  const t = useText();
  const { data: countries = [] } = useQuery(countriesQuery(useGateway()));
  const { form } = props.scope;
  const first =
    countries.find(({ isDefault }) => isDefault === true || isDefault === '1' || isDefault === 1) ?? countries[0];
  useEffect(() => {
    if (first !== undefined && !form.getValues(code)) form.setValue(code, plain(first.countryDialingCode));
  }, [form, first]);
  const start = countries.length > 0 && (
    // Without a default of its own the box would show the first country of the alphabet, and send its code.
    <select
      {...form.register(code)}
      defaultValue={plain(first?.countryDialingCode ?? '')}
      aria-label={t('widget.register.dialling')}
      autoComplete="tel-country-code"
    >
      {countries.map(({ countryCode, countryDialingCode }) => (
        <option key={countryCode} value={plain(countryDialingCode)}>
          {`${countryCode} +${plain(countryDialingCode)}`}
        </option>
      ))}
    </select>
  );
  const { minLength } = props.rule;
  const words = minLength === undefined ? undefined : t('error.mobile.digits', { min: minLength });
  return (
    <TextField
      requiredText={words}
      refusedText={words}
      trims
      {...props}
      autocomplete={props.autocomplete ?? 'tel-national'}
      input="tel"
      maxLength={20}
      start={start}
    />
  );
}

function plain(dialling: string | number): string {
  return String(dialling).replace(/^\+/, '');
}
