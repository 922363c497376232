import { useEffect, useRef } from 'react';
import { type GatewayError, isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { useText } from '@/storefront/platform/languages/use-text';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import { OneTimeCode } from '../fields/one-time-code';
import type { FieldProps } from '../fields/text-field';
import { useCountdown } from '../fields/use-countdown';
import { fieldName } from '../form-scope';
import { useSend } from '../send/use-send';
import { refuseField, showRefusals } from '../show-refusals';
import { type CodeSender, useCodeSender } from './use-code-sender';
import { useWaitingIdentity } from './use-proof-fields';

type Props = FieldProps & {
  /** Who sends the code. Each purpose has a countdown of its own. */
  readonly send?: CodeSender;
};

/** A code by SMS of at most ten digits. The field is enabled when a code was sent. */
export function CodeField({ send = 'smsRegister', ...field }: Props) {
  const t = useText();
  const { deliver, saysFailure, dialog } = useCodeSender(send);
  const waitingIdentity = useWaitingIdentity();
  const { left: secondsLeft, sent: wasSent, start: startCountdown } = useCountdown(send);
  const { form } = field.scope;
  const { busy, send: sendOnce } = useSend({ afterSuccess: 'free' });
  // Set when a code was sent: the field gets the focus once it is enabled.
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isAwaited.current && secondsLeft > 0) form.setFocus(fieldName(field.name));
    isAwaited.current = false;
  }, [form, field.name, secondsLeft]);
  const handleSend = () =>
    sendOnce(async () => {
      if (await isReceiverRight()) await sendCode();
    });
  /** A form may leave the number out, but a code needs one. */
  const isReceiverRight = async () => {
    const name = fieldName('mobileNum');
    if (!(await form.trigger(name, { shouldFocus: true }))) return false;
    if ((form.getValues(name) ?? '').trim() !== '') return true;
    refuseField(field.scope, 'mobileNum', (text) => text('error.mobile.format'), t);
    form.setFocus(name);
    return false;
  };
  const sendCode = async () => {
    let closeToast: (() => void) | undefined;
    const handleSending = () => {
      closeToast = toast({ kind: 'loading', text: t('toast.code.pending'), duration: durations.endless });
    };
    form.clearErrors(fieldName(field.name));
    try {
      const { mobileNum = '', countryDialingCode = '' } = await field.scope.valuesToSend(form.getValues('values'));
      startCountdown(await deliver({ mobile: mobileNum.trim(), countryDialingCode }, handleSending));
      isAwaited.current = true;
      toast({ kind: 'success', text: t('toast.code.sent') });
    } catch (error) {
      // Anything but a refusal is a programming error.
      if (!isGatewayError(error)) throw error;
      // A failed sending only removes its loading toast. One that never began has shown none, so it shows its error.
      if (saysFailure || closeToast === undefined) showRefusal(error);
    } finally {
      closeToast?.();
    }
  };
  /** Shows the refusal beside its field, else beside this one. The typed code stays. */
  const showRefusal = (error: GatewayError) => {
    const [refusal] = showRefusals(field.scope, error, t);
    if (refusal !== undefined) refuseField(field.scope, field.name, refusal, t);
  };
  // Another service has proved the number already.
  if (waitingIdentity?.channel === 'sms') return null;
  return (
    <>
      <OneTimeCode {...field} left={secondsLeft} busy={busy} disabled={!wasSent} onSend={() => void handleSend()} />
      {dialog}
    </>
  );
}
