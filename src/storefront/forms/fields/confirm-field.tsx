import { useText } from '@/storefront/platform/languages/use-text';
import { fieldName } from '../form-scope';
import { PasswordField } from './password-field';
import type { FieldProps } from './text-field';

/** The password once more; it must equal the first. */
export function ConfirmField(props: FieldProps) {
  const t = useText();
  const { form } = props.scope;
  return (
    <PasswordField
      {...props}
      rule={{ required: true }}
      requiredText={t('error.confirm.required')}
      also={(value) =>
        value === (form.getValues(fieldName('password')) ?? '') ? undefined : t('error.confirm.mismatch')
      }
    />
  );
}
