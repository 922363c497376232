import { useRef, useState } from 'react';
import { isGatewayError } from '@/storefront/gateway/gateway-error';
import { useText } from '@/storefront/i18n/use-text';
import { Button } from '@/storefront/ui/button';
import { durations, toast } from '@/storefront/ui/toast';
import { fieldName } from '../form-scope';
import { type CodeSender, useCodeSender } from '../sign-in/use-code-sender';
import { useWaitingIdentity } from '../sign-in/use-proof-fields';
import { type FieldProps, TextField } from './text-field';
import { useCountdown } from './use-countdown';

type Props = FieldProps & {
  /** What the code is for; each counts down by itself. */
  readonly send?: CodeSender;
};

/** The code that comes by SMS: digits, at most ten; open once one was sent. */
export function CodeField({ send = 'smsRegister', ...field }: Props) {
  const t = useText();
  const deliver = useCodeSender(send);
  const proven = useWaitingIdentity();
  const { left, sent, start } = useCountdown(send);
  const { form } = field.scope;
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const handleSend = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    if (await form.trigger(fieldName('mobileNum'), { shouldFocus: true })) await sendOnce();
    sending.current = false;
    setBusy(false);
  };
  const sendOnce = async () => {
    const done = toast({ kind: 'loading', text: t('toast.code.pending'), duration: durations.endless });
    const { mobileNum = '', countryDialingCode = '' } = form.getValues('values');
    try {
      start(await deliver({ mobile: mobileNum.trim(), countryDialingCode }));
      toast({ kind: 'success', text: t('toast.code.sent') });
    } catch (error) {
      // A failed send only takes the loading message away; anything but a refusal is a mistake of ours.
      if (!isGatewayError(error)) throw error;
    } finally {
      done();
    }
  };
  // Another service has proved the number already.
  if (proven?.channel === 'sms') return null;
  return (
    <TextField
      {...field}
      input="number"
      autocomplete="one-time-code"
      maxLength={10}
      disabled={!sent}
      also={(value) => (/^\d{1,10}$/.test(value.trim()) ? undefined : t('error.captcha.numeric'))}
      end={
        <Button tone="ghost" size="s" busy={busy} disabled={left > 0} onClick={() => void handleSend()}>
          {left > 0 ? `${left}s` : t('widget.register.send')}
        </Button>
      }
    />
  );
}
