import { useEffect } from 'react';
import { type FieldName, type FormScope, fieldName } from '@/storefront/forms/form-scope';
import { useWaitingIdentity } from '@/storefront/forms/phone-proof/use-proof-fields';
import { useText } from '@/storefront/platform/languages/use-text';
import styles from './known-identity.module.css';

/**
 * For players who signed in at another service but have no account: fills in what that service knows, and says what is
 * missing.
 */
export function KnownIdentity({ scope: { form } }: { readonly scope: FormScope }) {
  const t = useText();
  const identity = useWaitingIdentity();
  useEffect(() => {
    const identityFields: readonly (readonly [FieldName, string | undefined])[] = [
      [fieldName('email'), identity?.email],
      [fieldName('mobileNum'), identity?.mobile],
      [fieldName('countryDialingCode'), identity?.countryDialingCode],
    ];
    for (const [name, value] of identityFields)
      if (value !== undefined && !form.getValues(name)) form.setValue(name, value);
  }, [form, identity]);
  if (identity === undefined) return null;
  const name = identity.name ?? identity.email ?? identity.mobile ?? '';
  return <p className={styles.known}>{t('widget.register.known', { name })}</p>;
}
