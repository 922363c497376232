import { OneTimeCode } from '@/storefront/forms/fields/one-time-code';
import { secondsOf } from '@/storefront/forms/fields/send-code';
import { useCountdown } from '@/storefront/forms/fields/use-countdown';
import { type FormScope, fieldName } from '@/storefront/forms/form-scope';
import { useSend } from '@/storefront/forms/send/use-send';
import { refuseField } from '@/storefront/forms/show-refusals';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';

/** The field for a code by e-mail, enabled once one was sent. It shows why a sending failed. */
export function EmailCodeField({ scope }: { readonly scope: FormScope }) {
  const t = useText();
  const gateway = useGateway();
  const { left: secondsLeft, sent: wasSent, start: startCountdown } = useCountdown('emailCode');
  const { form } = scope;
  const { busy, send } = useSend({ afterSuccess: 'free' });
  const path = fieldName('verificationCode');
  const sendCode = async () => {
    const result = await send(async () => {
      if (!(await form.trigger(fieldName('email'), { shouldFocus: true }))) return;
      form.clearErrors(path);
      const email = (form.getValues(fieldName('email')) ?? '').trim();
      startCountdown(secondsOf(await gateway.call('emailCode', { email })));
      toast({ kind: 'success', text: t('toast.code.sent') });
    });
    if (result === undefined || result.outcome === 'done') return;
    refuseField(scope, 'verificationCode', (text) => errorText(result.error, text), t);
  };
  return (
    <OneTimeCode
      scope={scope}
      name="verificationCode"
      label={t('widget.security.emailCode')}
      rule={{ required: true }}
      requiredText={t('widget.security.emailCodeFirst')}
      left={secondsLeft}
      busy={busy}
      disabled={!wasSent}
      last
      onSend={() => void sendCode()}
    />
  );
}
