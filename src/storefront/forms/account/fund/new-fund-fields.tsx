import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { PasswordField } from '../../fields/password-field';
import { type FormScope, type FormValues, fieldName } from '../../form-scope';
import { isSimple } from '../../rules/is-simple';
import { sixDigits } from './six-digits';

type Props = {
  readonly scope: FormScope;
  /** Name of the field with the old password. */
  readonly old?: string | undefined;
};

/**
 * A new fund password, typed twice: six digits of any script, different from the old one and not too simple for the
 * platform.
 */
export function NewFundFields({ scope, old: oldFieldName }: Props) {
  const t = useText();
  const { data: config } = useQuery(securityConfigQuery(useGateway()));
  const sixDigitsText = t('widget.withdraw.sixDigits');
  const sharedProps = {
    scope,
    icon: 'lock',
    autocomplete: 'off',
    inputMode: 'numeric',
    rule: sixDigits,
    message: sixDigitsText,
    requiredText: sixDigitsText,
  } as const;
  const typedIn = (name: string) => latinDigits(String(scope.form.getValues(fieldName(name)) ?? ''));
  const refusal = (typed: string) => {
    if (isOn(config?.refusesSimplePaymentPassword) && isSimple(typed)) return t('widget.withdraw.simpleFund');
    return oldFieldName !== undefined && typed === typedIn(oldFieldName) ? t('error.password.same') : undefined;
  };
  return (
    <>
      <PasswordField
        {...sharedProps}
        name="newFund"
        label={t('widget.withdraw.newFund')}
        hint={sixDigitsText}
        also={refusal}
      />
      <PasswordField
        {...sharedProps}
        name="confirmFund"
        label={t('widget.withdraw.confirmFund')}
        also={(typed) => (typed === typedIn('newFund') ? undefined : t('error.confirm.mismatch'))}
        last
      />
    </>
  );
}

/** The values to send. */
export function newFundOf({ newFund = '', confirmFund = '' }: FormValues['values']) {
  return { newPassword: latinDigits(newFund), confirmNewPassword: latinDigits(confirmFund) };
}
