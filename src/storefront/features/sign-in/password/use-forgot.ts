import { useState } from 'react';
import { focusFirst } from '@/storefront/forms/focus-first';
import { type FormScope, type FormValues, fieldName } from '@/storefront/forms/form-scope';
import { refuseField, showRefusals } from '@/storefront/forms/show-refusals';
import { errorText } from '@/storefront/platform/gateway/error-text';
import type { GatewayError } from '@/storefront/platform/gateway/gateway-error';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { type LiveText, useText } from '@/storefront/platform/languages/use-text';
import { useSending } from './use-sending';

export type Forgot = { readonly busy: boolean; readonly problems: readonly string[]; readonly submit: () => void };

/** Asks for a new password by e-mail. A toast confirms it for a second, then `onSent` runs. */
export function useForgotByEmail(scope: FormScope, onSent: () => void): Forgot {
  const t = useText();
  const gateway = useGateway();
  const { busy, once: sendOnce, succeed } = useSending();
  const [problems, setProblems] = useState<readonly LiveText[]>([]);
  const send = ({ values }: FormValues) => {
    setProblems([]);
    const request = { username: (values.username ?? '').trim(), email: (values.email ?? '').trim() };
    return sendOnce(
      t('toast.sending'),
      async () => {
        await gateway.call('forgotPassword', request);
        succeed(t('toast.resetSent'), onSent);
      },
      (error) => setProblems(showRefusals(scope, error, t)),
    );
  };
  return {
    busy,
    problems: problems.map((problem) => problem(t)),
    submit: () => void scope.form.handleSubmit(send, () => focusFirst(scope))(),
  };
}

type PhoneOptions = {
  readonly scope: FormScope;
  readonly onSet: (login: { mobile: string; password: string }) => Promise<void>;
};

/**
 * Sets a password with a code by SMS. If it equals the old one, the password field is cleared; after any other failure,
 * the code is.
 */
export function useForgotByPhone({ scope, onSet }: PhoneOptions): Forgot {
  const t = useText();
  const gateway = useGateway();
  const { busy, once: sendOnce } = useSending();
  const [problems, setProblems] = useState<readonly LiveText[]>([]);
  const showRefusal = (error: GatewayError) => {
    const name = error.code === 'modify.new.old.same' ? 'newPassword' : 'verificationCode';
    scope.form.resetField(fieldName(name), { keepTouched: true, defaultValue: '' });
    // The password may be set. A number that could not be read was not sent.
    if (error.call === 'setPassword' && outcomeOf(error) === 'open')
      return setProblems([(text) => text('widget.password.lost')]);
    const refusalText: LiveText = (text) =>
      name === 'newPassword' ? text('error.password.same') : errorText(error, text);
    refuseField(scope, name, refusalText, t);
    scope.form.setFocus(fieldName(name));
  };
  const send = ({ values }: FormValues) => {
    setProblems([]);
    return sendOnce(
      t('toast.sending'),
      async () => {
        const {
          mobileNum = '',
          newPassword = '',
          countryDialingCode = '',
          ...typed
        } = await scope.valuesToSend(values);
        const verificationCode = (typed.verificationCode ?? '').trim();
        await gateway.call('setPassword', { newPassword, mobileNum, verificationCode, countryDialingCode });
        await onSet({ mobile: mobileNum, password: newPassword });
      },
      showRefusal,
    );
  };
  return {
    busy,
    problems: problems.map((problem) => problem(t)),
    submit: () => void scope.form.handleSubmit(send, () => focusFirst(scope))(),
  };
}
