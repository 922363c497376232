import { useCallback, useState } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { type FormScope, fieldName } from '../form-scope';
import type { Readings } from '../use-checked-field';
import { DiallingButton } from './dialling/dialling-button';
import { DiallingDialog } from './dialling/dialling-dialog';
import { untilDialling } from './dialling/until-dialling';
import { useDialling } from './dialling/use-dialling';
import { otherCodeIn, plainNumber, readMobile } from './local-number';
import { type FieldProps, TextField } from './text-field';

/** A mobile number with its dialling code; at most 20 characters. What is refused says whose number it is, else how many digits there must be. */
export function MobileField(props: FieldProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const dialling = useDialling(props.scope);
  const { form } = props.scope;
  const readings = useReadings(form);
  const { minLength } = props.rule;
  const words = minLength === undefined ? undefined : t('error.mobile.digits', { min: minLength });
  const { countries, current, digits } = dialling;
  const reasonOf = (typed: string) => {
    const known = countries.list.map((country) => country.dialling);
    const code = current && otherCodeIn(typed, current.dialling, known);
    return code && t('error.mobile.otherCountry', { code: `+${code}`, chosen: `+${current?.dialling}` });
  };
  const handleClose = () => {
    setOpen(false);
    const path = fieldName(props.name);
    // It may have been refused for its country alone.
    if (form.getFieldState(path).error !== undefined) void form.trigger(path);
  };
  return (
    <>
      <TextField
        reasonOf={reasonOf}
        requiredText={words}
        refusedText={words}
        trims
        {...props}
        // The flag stands in its place, and a long number needs the room.
        icon={undefined}
        autocomplete={props.autocomplete ?? 'tel-national'}
        input="tel"
        maxLength={20}
        readings={readings}
        start={<DiallingButton current={current} digits={digits} onOpen={() => setOpen(true)} />}
      />
      {open && <DiallingDialog dialling={dialling} onClose={handleClose} />}
    </>
  );
}

/** The number by the dialling code that is chosen then, as `auth.mobileNumber` of merchant.json wants it. */
function useReadings(scope: FormScope['form']): Readings {
  const form = useStorefront().merchant.auth.mobileNumber === 'national' ? 'national' : 'significant';
  return useCallback(
    async (typed) => {
      const dialling = plainNumber(typed) === undefined ? '' : await untilDialling(scope);
      return readMobile(typed, { dialling, form });
    },
    [scope, form],
  );
}
