import { useState } from 'react';
import { useText } from '@/storefront/i18n/use-text';
import { fieldName } from '../form-scope';
import { DiallingButton } from './dialling/dialling-button';
import { DiallingDialog } from './dialling/dialling-dialog';
import { useDialling } from './dialling/use-dialling';
import { localNumber } from './local-number';
import { type FieldProps, TextField } from './text-field';

/** A mobile number with its dialling code; at most 20 characters. What is refused says how many digits there must be. */
export function MobileField(props: FieldProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const dialling = useDialling(props.scope);
  const { form } = props.scope;
  const { minLength, maxLength } = props.rule;
  const words = minLength === undefined ? undefined : t('error.mobile.digits', { min: minLength });
  return (
    <>
      <TextField
        requiredText={words}
        refusedText={words}
        trims
        {...props}
        // The flag stands in its place, and a long number needs the room.
        icon={undefined}
        autocomplete={props.autocomplete ?? 'tel-national'}
        input="tel"
        maxLength={20}
        reads={(typed) =>
          localNumber(typed, { dialling: form.getValues(fieldName('countryDialingCode')) ?? '', maxLength })
        }
        start={<DiallingButton current={dialling.current} onOpen={() => setOpen(true)} />}
      />
      {open && <DiallingDialog dialling={dialling} onClose={() => setOpen(false)} />}
    </>
  );
}
