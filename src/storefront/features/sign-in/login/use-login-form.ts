import { useState } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { useRuntime } from '@/storefront/contract/runtime';
import { ownNames } from '@/storefront/forms/form-scope';
import { useVerificationRule } from '@/storefront/forms/rules/use-wire-rule';
import { useDraft } from '@/storefront/forms/use-draft';
import { useNewForm } from '@/storefront/forms/use-new-form';
import type { LoginMethod } from '@/storefront/platform/session/remembered-record';
import { isOn } from '@/storefront/platform/session/session';
import { waitingIdentityOf } from '@/storefront/platform/session/waiting-identity';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { useServiceReturn } from '../services/use-service-return';
import { type LoginWay, useLogin } from './use-login';
import { useRemembered } from './use-remembered';

export type LoginForm = ReturnType<typeof useLoginForm>;

const nameFirst = ['username', 'sms'] as const;
const smsFirst = ['sms', 'username'] as const;

/** The form of a login, the way that is chosen, and what follows a login. */
export function useLoginForm({ props, slotItems, emit, has }: WidgetComponentProps<'auth.login'>) {
  const run = useAction();
  const { session } = useRuntime();
  // Login by SMS is offered if config places its fields, and first if players register by number only.
  const bothMethods = props.byName === false ? smsFirst : nameFirst;
  const methods: readonly LoginMethod[] = slotItems.sms?.length ? bothMethods : ['username'];
  const [way, setWay] = useState<LoginWay>(methods[0] ?? 'username');
  const scope = useNewForm(props);
  const draft = useDraft(scope, 'login');
  const login = useLogin({
    scope,
    way,
    onDone: (answer) => {
      draft.drop();
      emit(isOn(answer.firstTimeLogin) && has('mustChange') ? 'mustChange' : 'done', answer);
    },
    onClosed: () => run({ do: 'reload' }),
    onUnbound: (identity) => {
      waitingIdentityOf(session).keep(identity);
      emit('unbound', { back: new URLSearchParams(window.location.search).get('back') });
    },
  });
  const ruleOf = useVerificationRule();
  useRemembered({ scope, way, offered: props.remember ?? true, methods, onMethod: setWay });
  useServiceReturn(login.submitIdentity);
  const chooseWay = (next: LoginWay) => {
    setWay(next);
    scope.form.setValue(ownNames.method, next);
    login.reset();
    scope.form.clearErrors();
    scope.fail(); // A visible captcha is loaded anew.
  };
  return { scope, login, way, methods, chooseWay, ruleOf };
}
