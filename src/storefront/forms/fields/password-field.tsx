import { useState } from 'react';
import { IconButton } from '@/storefront/ui/button';
import { type FieldProps, TextField } from './text-field';

/** A password that can be shown; paste and password managers work. */
export function PasswordField(props: FieldProps) {
  const [shown, setShown] = useState(false);
  const { showLabel, hideLabel } = props.scope;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
