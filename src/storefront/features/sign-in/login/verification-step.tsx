import { useEffect } from 'react';
import { TextField } from '@/storefront/forms/fields/text-field';
import { useCountdown } from '@/storefront/forms/fields/use-countdown';
import styles from '@/storefront/forms/form.module.css';
import { type FormScope, fieldName } from '@/storefront/forms/form-scope';
import type { NamedRule } from '@/storefront/forms/rules/use-wire-rule';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import type { Verification } from './use-login';

type Props = {
  readonly scope: FormScope;
  readonly verification: Verification;
  readonly named: NamedRule;
  readonly onResend: () => void;
  readonly onBack: () => void;
};

/** The code that the server asks for beside the password: it is on its way already. */
export function VerificationStep({ scope, verification, named, onResend, onBack }: Props) {
  const t = useText();
  const format = useFormat();
  const { left, start } = useCountdown('login');
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
      <TextField
        scope={scope}
        name="loginCode"
        label={t('widget.register.code')}
        icon="shield"
        input="number"
        autocomplete="one-time-code"
        last
        maxLength={10}
        rule={named.rule}
        message={named.message}
        requiredText={t('error.captcha.required')}
        end={
          <Button tone="ghost" size="s" disabled={left > 0} onClick={onResend}>
            {left > 0 ? t('widget.register.seconds', { count: format.number(left) }) : t('widget.register.send')}
          </Button>
        }
      />
      <Button tone="ghost" wide onClick={onBack}>
        {t('widget.login.again')}
      </Button>
    </>
  );
}
