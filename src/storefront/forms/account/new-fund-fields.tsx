import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import { useText } from '@/storefront/platform/languages/use-text';
import { PasswordField } from '../fields/password-field';
import { type FormScope, type FormValues, fieldName } from '../form-scope';

/** What a gateway takes as a fund password. */
export const sixDigits = /^\d{6}$/;

/** A new fund password, typed twice: six digits of any script. */
export function NewFundFields({ scope }: { readonly scope: FormScope }) {
  const t = useText();
  const wrong = t('widget.withdraw.sixDigits');
  const shared = {
    scope,
    icon: 'lock',
    autocomplete: 'off',
    inputMode: 'numeric',
    rule: { required: true, maxLength: 6 },
    requiredText: wrong,
  } as const;
  return (
    <>
      <PasswordField
        {...shared}
        name="newFund"
        label={t('widget.withdraw.newFund')}
        hint={wrong}
        also={(typed) => (sixDigits.test(typed) ? undefined : wrong)}
      />
      <PasswordField
        {...shared}
        name="confirmFund"
        label={t('widget.withdraw.confirmFund')}
        also={(typed) =>
          typed === latinDigits(String(scope.form.getValues(fieldName('newFund')) ?? ''))
            ? undefined
            : t('error.confirm.mismatch')
        }
        last
      />
    </>
  );
}

/** What stands in them, as it is sent. */
export function newFundOf({ newFund = '', confirmFund = '' }: FormValues['values']) {
  return { newPassword: latinDigits(newFund), confirmNewPassword: latinDigits(confirmFund) };
}
