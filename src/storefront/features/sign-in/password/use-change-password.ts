import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useRuntime } from '@/storefront/contract/runtime';
import type { Session } from '@/storefront/contract/session';
import { focusFirst } from '@/storefront/forms/focus-first';
import { type FormScope, type FormValues, fieldName } from '@/storefront/forms/form-scope';
import { refuseField } from '@/storefront/forms/show-refusals';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { errorText } from '@/storefront/platform/gateway/error-text';
import type { GatewayError } from '@/storefront/platform/gateway/gateway-error';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { keptPasswordOf } from '@/storefront/platform/session/kept-password';
import { useRememberedLogins } from '@/storefront/platform/session/use-remembered-logins';
import { useSending } from './use-sending';

/** Refusals that are about the new password. */
const newPasswordErrors: ReadonlySet<string> = new Set([
  'password.format',
  'modify.new.old.same',
  'payment.password.format',
]);

export type ChangePassword = {
  readonly busy: boolean;
  /** True if new and old password are equal: then nothing was sent. */
  readonly isSame: boolean;
  /** True if an earlier change got no answer. It may have succeeded, which would explain a later refusal. */
  readonly isLost: boolean;
  readonly closeSame: () => void;
  readonly submit: () => void;
};

/** Changes the session's password. A refusal removes the loading toast and is shown at its field. */
export function useChangePassword(scope: FormScope, onDone: () => void): ChangePassword {
  const t = useText();
  const gateway = useGateway();
  const { session } = useRuntime();
  const logins = useRememberedLogins();
  const { busy, once: sendOnce, succeed } = useSending();
  const [isSame, setIsSame] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const storePassword = async (password: string, owner: Session) => {
    await logins().changePassword(owner.userName, password);
    const current = session.current();
    // Meanwhile another tab may have signed out, or signed in another member.
    if (current?.token !== owner.token) return;
    keptPasswordOf(session).keep(password);
    browserStorageOf(window).session.set(storageKeys.password, undefined);
    if (current.firstTimeLogin) session.start({ ...current, firstTimeLogin: false });
  };
  const showRefusal = (error: GatewayError) => {
    if (outcomeOf(error) === 'open') return setIsLost(true);
    const name = newPasswordErrors.has(error.code) ? 'newPassword' : 'oldPassword';
    const shownField = scope.names().includes(name) ? name : 'newPassword';
    refuseField(scope, shownField, (text) => errorText(error, text), t);
    scope.form.setFocus(fieldName(shownField));
  };
  const send = async ({ values }: FormValues) => {
    const newPassword = values.newPassword ?? '';
    const oldPassword = keptPasswordOf(session).current() ?? values.oldPassword ?? '';
    if (newPassword === oldPassword) return setIsSame(true);
    const confirmNewPassword = values.confirmPassword ?? '';
    const owner = session.current();
    await sendOnce(
      t('toast.loading'),
      async () => {
        await gateway.call('changePassword', { oldPassword, newPassword, confirmNewPassword });
        if (owner !== undefined) await storePassword(newPassword, owner);
        succeed(t('toast.saved'), onDone);
      },
      showRefusal,
    );
  };
  return {
    busy,
    isSame,
    isLost,
    closeSame: () => {
      // A closing dialog returns the focus. Only after that it can move to the field of the new password.
      flushSync(() => setIsSame(false));
      scope.form.setFocus(fieldName('newPassword'));
    },
    submit: () => void scope.form.handleSubmit(send, () => focusFirst(scope))(),
  };
}
