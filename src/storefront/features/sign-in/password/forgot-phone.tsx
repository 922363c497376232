import { PasswordField } from '@/storefront/forms/fields/password-field';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { MobileAndCode } from '@/storefront/forms/phone-proof/mobile-and-code';
import { useNewPasswordRule } from '@/storefront/forms/rules/use-wire-rule';
import { useDraft } from '@/storefront/forms/use-draft';
import { useIsHere } from '@/storefront/forms/use-is-here';
import { useNewForm } from '@/storefront/forms/use-new-form';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { TouchedSubmit } from './touched-submit';
import { useFirstLogin } from './use-first-login';
import { useForgotByPhone } from './use-forgot';

export default function ForgotPhone({ box, props, emit }: WidgetComponentProps<'auth.forgot-phone'>) {
  const t = useText();
  const newPassword = useNewPasswordRule();
  const logIn = useFirstLogin();
  const isHere = useIsHere();
  const { mobileLabel, codeLabel, passwordLabel, submitLabel } = props;
  const scope = useNewForm();
  const draft = useDraft(scope, 'forgot-phone');
  const { busy, problems, submit } = useForgotByPhone({
    scope,
    onSet: async (login) => {
      draft.drop();
      const answer = await logIn(login);
      if (!isHere()) return;
      emit(answer === undefined ? 'login' : 'done', answer);
    },
  });
  return (
    <Form {...box} label={submitLabel} onSubmit={submit}>
      <MobileAndCode scope={scope} mobileLabel={mobileLabel} codeLabel={codeLabel} send="smsPasswordReset" />
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
    </Form>
  );
}
