import { PasswordField } from '@/storefront/forms/fields/password-field';
import type { FieldProps } from '@/storefront/forms/fields/text-field';
import { fieldName } from '@/storefront/forms/form-scope';
import { useText } from '@/storefront/platform/languages/use-text';

const confirmation = 'confirmPassword';

/** The first of two equal passwords. When it changes, the second one is validated again. */
export function FirstPassword(props: FieldProps) {
  const { form, names } = props.scope;
  const recheck = () => {
    const path = fieldName(confirmation);
    if (names().includes(confirmation) && form.getValues(path)) void form.trigger(path);
  };
  return <PasswordField {...props} onChange={recheck} />;
}

/** The repeated password, which must equal the field named in `of`. */
export function ConfirmField({ of, ...props }: Omit<FieldProps, 'name' | 'rule'> & { readonly of: string }) {
  const t = useText();
  const { form } = props.scope;
  return (
    <PasswordField
      requiredText={t('error.confirm.required')}
      {...props}
      name={confirmation}
      rule={{ required: true }}
      also={(value) => (value === (form.getValues(fieldName(of)) ?? '') ? undefined : t('error.confirm.mismatch'))}
    />
  );
}
