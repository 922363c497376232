import { useCallback, useRef, useState } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { fieldName } from '../form-scope';
import { numbersIn, plainNumber } from '../rules/read-typed';
import { atMost } from '../rules/rule';
import type { Readings } from '../use-checked-field';
import { DiallingButton } from './dialling/dialling-button';
import { DiallingDialog } from './dialling/dialling-dialog';
import { untilDialling } from './dialling/until-dialling';
import { type Dialling, useDialling } from './dialling/use-dialling';
import { countryNamedIn, otherCodeIn, readMobile } from './local-number';
import { type FieldProps, TextField } from './text-field';

/**
 * A mobile number of at most 20 digits with its dialling code. The country follows a number that names its own. A
 * refusal says whose number it is, how many digits it needs, or that there are several numbers.
 */
export function MobileField(props: FieldProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const dialling = useDialling(props.scope);
  const { form } = props.scope;
  const path = fieldName(props.name);
  const { follow, readings } = useReadings(props, dialling);
  const { minLength } = props.rule;
  const digitsText = minLength === undefined ? undefined : t('error.mobile.digits', { min: minLength });
  const { countries, current, digits } = dialling;
  const severalText = (typed: string) => {
    const numbers = numbersIn(typed);
    return numbers.length > 1 ? t('error.mobile.several', { numbers: numbers.join(', ') }) : undefined;
  };
  const reasonOf = (typed: string) => {
    const several = severalText(typed);
    if (several !== undefined) return several;
    const knownCodes = countries.list.map((country) => country.dialling);
    const code = current && otherCodeIn(typed, current.dialling, knownCodes);
    return code && t('error.mobile.otherCountry', { code: `+${code}`, chosen: `+${current?.dialling}` });
  };
  const handleClose = () => {
    setOpen(false);
    // The number may have been refused only for its country.
    if (form.getFieldState(path).error !== undefined) void form.trigger(path);
  };
  const handleChange = () => {
    props.onChange?.();
    // If the numbering plans do not load now, the check of the field loads them again.
    follow(form.getValues(path) ?? '').catch(() => undefined);
  };
  return (
    <>
      <TextField
        reasonOf={reasonOf}
        requiredText={digitsText}
        refusedText={digitsText}
        {...props}
        // The flag replaces the icon, since a long number needs the room.
        icon={undefined}
        autocomplete={props.autocomplete ?? 'tel-national'}
        input="tel"
        rule={atMost(20, props.rule)}
        also={(number) =>
          /^\d*$/.test(number) ? props.also?.(number) : (severalText(number) ?? t('error.mobile.format'))
        }
        readings={readings}
        onChange={handleChange}
        start={
          <DiallingButton
            isLoading={countries.list.length === 0}
            current={current}
            digits={digits}
            onOpen={() => setOpen(true)}
          />
        }
      />
      {isOpen && <DiallingDialog dialling={dialling} onClose={handleClose} />}
    </>
  );
}

/**
 * The readings of the number under the dialling code chosen at that time, in the form of `auth.mobileNumber` of
 * merchant.json.
 */
function useReadings({ scope: { form } }: FieldProps, dialling: Dialling) {
  const numberForm = useStorefront().merchant.auth.mobileNumber === 'national' ? 'national' : 'significant';
  const latest = useRef(dialling);
  latest.current = dialling;
  /** The number that the country has followed already, so that a later choice of country stays. */
  const followedNumber = useRef('');
  const follow = useCallback(
    async (typed: string): Promise<void> => {
      const { countries, digits } = latest.current;
      if (followedNumber.current === typed || countries.list.length === 0) return;
      const chosenCode = form.getValues(fieldName('countryDialingCode')) || digits;
      const country = await countryNamedIn(typed, chosenCode, countries);
      followedNumber.current = typed;
      if (country !== undefined) latest.current.choose(country);
    },
    [form],
  );
  const readings: Readings = useCallback(
    async (typed) => {
      if (plainNumber(typed) === undefined) return readMobile(typed, { dialling: '', form: numberForm });
      await untilDialling(form);
      await follow(typed);
      return readMobile(typed, { dialling: await untilDialling(form), form: numberForm });
    },
    [form, numberForm, follow],
  );
  return { follow, readings };
}
