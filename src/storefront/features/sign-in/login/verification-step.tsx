import { useEffect } from 'react';
import { OneTimeCode } from '@/storefront/forms/fields/one-time-code';
import { useCountdown } from '@/storefront/forms/fields/use-countdown';
import styles from '@/storefront/forms/form.module.css';
import { type FormScope, fieldName } from '@/storefront/forms/form-scope';
import type { NamedRule } from '@/storefront/forms/rules/use-wire-rule';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import type { Verification } from './use-login-state';

type Props = {
  readonly scope: FormScope;
  readonly verification: Verification;
  readonly named: NamedRule;
  readonly onResend: () => void;
  readonly onBack: () => void;
};

/** The code that the server demands besides the password. It has already been sent to the player. */
export function VerificationStep({ scope, verification, named: codeRule, onResend, onBack }: Props) {
  const t = useText();
  const { left: secondsLeft, start } = useCountdown('login');
  const { form } = scope;
  useEffect(() => start(verification.seconds), [start, verification]);
  useEffect(() => form.setFocus(fieldName('loginCode')), [form]);
  return (
    <>
      <p className={styles.note}>
        {verification.mobile === ''
          ? t('widget.login.verifySent')
          : t('widget.login.verify', { mobile: verification.mobile })}
      </p>
      <OneTimeCode
        scope={scope}
        name="loginCode"
        label={t('widget.register.code')}
        last
        rule={codeRule.rule}
        message={codeRule.message}
        requiredText={t('error.captcha.required')}
        left={secondsLeft}
        onSend={onResend}
      />
      <Button tone="ghost" wide onClick={onBack}>
        {t('widget.login.again')}
      </Button>
    </>
  );
}
