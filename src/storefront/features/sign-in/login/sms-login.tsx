import { CodeField } from '@/storefront/forms/fields/code-field';
import { MobileField } from '@/storefront/forms/fields/mobile-field';
import { LooseForm } from '@/storefront/forms/loose-form';
import { always, useVerificationRule } from '@/storefront/forms/rules/use-wire-rule';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';

export default function SmsLogin({ props }: WidgetComponentProps<'auth.sms-login'>) {
  const t = useText();
  const ruleOf = useVerificationRule();
  const { mobileLabel, codeLabel, sender = 'platform' } = props;
  return (
    <LooseForm>
      {(scope) => (
        <>
          <MobileField scope={scope} name="mobileNum" label={mobileLabel} {...always(ruleOf('loginMobileNum'))} />
          <CodeField
            scope={scope}
            name="verificationCode"
            label={codeLabel}
            icon="shield"
            last
            send={sender === 'provider' ? 'provider' : 'smsNoLogin'}
            requiredText={t('error.captcha.required')}
            {...ruleOf('verificationCode')}
          />
        </>
      )}
    </LooseForm>
  );
}
