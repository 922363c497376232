import { useRef, useState } from 'react';
import { OneTimeCode } from '@/storefront/forms/fields/one-time-code';
import { secondsOf } from '@/storefront/forms/fields/send-code';
import { useCountdown } from '@/storefront/forms/fields/use-countdown';
import { type FormScope, fieldName } from '@/storefront/forms/form-scope';
import { refuseField } from '@/storefront/forms/show-refusals';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { toast } from '@/storefront/ui/overlays/toast';

/** A code by e-mail, enabled when one was sent. A failed sending is explained here. */
export function EmailCodeField({ scope }: { readonly scope: FormScope }) {
  const t = useText();
  const gateway = useGateway();
  const { left, sent, start } = useCountdown('emailCode');
  const { form } = scope;
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const path = fieldName('verificationCode');
  const send = async () => {
    if (sending.current || !(await form.trigger(fieldName('email'), { shouldFocus: true }))) return;
    sending.current = true;
    setBusy(true);
    form.clearErrors(path);
    try {
      const email = (form.getValues(fieldName('email')) ?? '').trim();
      start(secondsOf(await gateway.call('emailCode', { email })));
      toast({ kind: 'success', text: t('toast.code.sent') });
    } catch (error) {
      refuseField(scope, 'verificationCode', (text) => errorText(error, text), t);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return (
    <OneTimeCode
      scope={scope}
      name="verificationCode"
      label={t('widget.security.emailCode')}
      rule={{ required: true }}
      requiredText={t('widget.security.emailCodeFirst')}
      left={left}
      busy={busy}
      disabled={!sent}
      last
      onSend={() => void send()}
    />
  );
}
