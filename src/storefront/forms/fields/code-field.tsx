import { isGatewayError } from '@/storefront/gateway/gateway-error';
import { useGateway } from '@/storefront/gateway/use-gateway';
import { useText } from '@/storefront/i18n/use-text';
import { Button } from '@/storefront/ui/button';
import { durations, toast } from '@/storefront/ui/toast';
import { fieldName } from '../form-scope';
import { type SendCode, sendCode } from './send-code';
import { type FieldProps, TextField } from './text-field';
import { useCountdown } from './use-countdown';

type Props = FieldProps & {
  /** What the code is for; each counts down by itself. */
  readonly send?: SendCode;
};

/** The code that comes by SMS: digits, at most ten; open once one was sent. */
export function CodeField({ send = 'smsRegister', ...field }: Props) {
  const t = useText();
  const gateway = useGateway();
  const { left, sent, start } = useCountdown(send);
  const { form } = field.scope;
  const handleSend = async () => {
    if (!(await form.trigger(fieldName('mobileNum'), { shouldFocus: true }))) return;
    const done = toast({ kind: 'loading', text: t('toast.code.pending'), duration: durations.endless });
    const { mobileNum = '', countryDialingCode = '' } = form.getValues('values');
    try {
      start(await sendCode(gateway, send, { mobile: mobileNum.trim(), countryDialingCode }));
      toast({ kind: 'success', text: t('toast.code.sent') });
    } catch (error) {
      // A failed send only takes the loading message away; anything but a refusal is a mistake of ours.
      if (!isGatewayError(error)) throw error;
    } finally {
      done();
    }
  };
  return (
    <TextField
      {...field}
      input="number"
      autocomplete="one-time-code"
      maxLength={10}
      disabled={!sent}
      also={(value) => (/^\d{1,10}$/.test(value.trim()) ? undefined : t('error.captcha.numeric'))}
      end={
        <Button tone="ghost" size="s" disabled={left > 0} onClick={() => void handleSend()}>
          {left > 0 ? `${left}s` : t('widget.register.send')}
        </Button>
      }
    />
  );
}
