import type { FormEvent } from 'react';
import { CodeField } from '@/storefront/forms/fields/code-field';
import { MobileField } from '@/storefront/forms/fields/mobile-field';
import { PasswordField } from '@/storefront/forms/fields/password-field';
import styles from '@/storefront/forms/form.module.css';
import { FormAlert } from '@/storefront/forms/form-alert';
import { always, useNewPasswordRule, useVerificationRule } from '@/storefront/forms/rules/use-wire-rule';
import { useDraft } from '@/storefront/forms/use-draft';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useIsHere } from '@/storefront/forms/use-is-here';
import { useRevalidateOnLanguage } from '@/storefront/forms/use-revalidate-on-language';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { TouchedSubmit } from './touched-submit';
import { useFirstLogin } from './use-first-login';
import { useForgotByPhone } from './use-forgot';

export default function ForgotPhone({ props, emit }: WidgetComponentProps<'auth.forgot-phone'>) {
  const t = useText();
  const ruleOf = useVerificationRule();
  const newPassword = useNewPasswordRule();
  const logIn = useFirstLogin();
  const isHere = useIsHere();
  const { mobileLabel, codeLabel, passwordLabel, submitLabel } = props;
  const scope = useNewForm({ showLabel: t('widget.password.show'), hideLabel: t('widget.password.hide') });
  const dropDraft = useDraft(scope, 'forgot-phone');
  const { busy, problems, submit } = useForgotByPhone({
    scope,
    onSet: async (login) => {
      dropDraft();
      const answer = await logIn(login);
      if (!isHere()) return;
      emit(answer === undefined ? 'login' : 'done', answer);
    },
  });
  useRevalidateOnLanguage(scope);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} aria-label={submitLabel} noValidate onSubmit={handleSubmit}>
      <MobileField scope={scope} name="mobileNum" label={mobileLabel} {...always(ruleOf('loginMobileNum'))} />
      <CodeField
        scope={scope}
        name="verificationCode"
        label={codeLabel}
        icon="shield"
        send="smsPasswordReset"
        requiredText={t('error.captcha.required')}
        {...ruleOf('verificationCode')}
      />
      <PasswordField
        scope={scope}
        name="newPassword"
        label={passwordLabel}
        icon="lock"
        autocomplete="new-password"
        last
        requiredText={t('error.password.required')}
        {...newPassword}
      />
      <FormAlert problems={problems} />
      <TouchedSubmit scope={scope} label={submitLabel} busy={busy} />
    </form>
  );
}
