import { useState } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { useRuntime } from '@/storefront/contract/runtime';
import { CaptchaField } from '@/storefront/forms/fields/captcha-field';
import { PasswordField } from '@/storefront/forms/fields/password-field';
import { TextField } from '@/storefront/forms/fields/text-field';
import { Form } from '@/storefront/forms/form';
import styles from '@/storefront/forms/form.module.css';
import { FormAlert } from '@/storefront/forms/form-alert';
import { FormHead } from '@/storefront/forms/form-head';
import { type FormScope, FormScopeContext, ownNames } from '@/storefront/forms/form-scope';
import { always, useVerificationRule } from '@/storefront/forms/rules/use-wire-rule';
import { useDraft } from '@/storefront/forms/use-draft';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useText } from '@/storefront/platform/languages/use-text';
import type { LoginMethod } from '@/storefront/platform/session';
import { isOn } from '@/storefront/platform/session/session';
import { waitingIdentityOf } from '@/storefront/platform/session/waiting-identity';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { Checkbox } from '@/storefront/ui/fields/checkbox';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { useServiceReturn } from '../services/use-return';
import { Ways } from '../services/ways';
import { type LoginWay, useLogin } from './use-login';
import { useRemembered } from './use-remembered';
import { VerificationStep } from './verification-step';

type Props = WidgetComponentProps<'auth.login'>;

const bothMethods = ['username', 'sms'] as const;

export default function LogIn({ box, props, slots, slotItems, emit, has }: Props) {
  const t = useText();
  const run = useAction();
  const { session } = useRuntime();
  const { title, note, captchaLabel, rememberLabel, submitLabel, remember = true, trial = false } = props;
  const hasItems = (slot: keyof typeof slotItems) => (slotItems[slot] ?? []).length > 0;
  // Login by SMS is offered if config places its fields.
  const methods: readonly LoginMethod[] = hasItems('sms') ? bothMethods : ['username'];
  const [way, setWay] = useState<LoginWay>('username');
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
  useRemembered({ scope, way, offered: remember, methods, onMethod: setWay });
  useServiceReturn(login.submitIdentity);
  const handleWay = (next: LoginWay) => {
    setWay(next);
    scope.form.setValue(ownNames.method, next);
    login.reset();
    scope.form.clearErrors();
    scope.fail(); // A visible captcha is loaded anew.
  };
  const tabs = [
    { key: 'username', label: props.usernameTab ?? t('widget.login.username') },
    { key: 'sms', label: props.smsTab ?? t('widget.login.sms') },
  ] as const;
  const { isPending, captcha, errorMessages, verification } = login;
  return (
    <Card {...box} pad="l">
      <FormScopeContext value={scope}>
        <Form label={title ?? submitLabel} onSubmit={login.submit}>
          <FormHead title={title} note={note} />
          {verification === undefined ? (
            <>
              {way !== 'phone' && methods.length > 1 && (
                <Tabs label={title ?? submitLabel} tabs={tabs} chosen={way} onChoose={handleWay} />
              )}
              {way === 'username' && <NameAndPassword scope={scope} props={props} ruleOf={ruleOf} />}
              {way === 'sms' && slots.sms}
              {way === 'phone' && slots.phone}
              {way !== 'phone' && captcha && <CaptchaField scope={scope} name="captcha" label={captchaLabel} />}
              {way !== 'phone' && remember && (
                <Checkbox input={scope.form.register('remember')}>{rememberLabel}</Checkbox>
              )}
            </>
          ) : (
            <VerificationStep
              scope={scope}
              verification={verification}
              named={always(ruleOf('verificationCode'))}
              onResend={login.resendCode}
              onBack={login.reset}
            />
          )}
          <FormAlert problems={errorMessages} />
          <Button type="submit" size="l" wide busy={isPending}>
            {submitLabel}
          </Button>
          {trial && (
            <Button tone="ghost" icon="play" wide disabled={isPending} onClick={login.submitTrial}>
              {props.trialLabel ?? t('widget.login.trial')}
            </Button>
          )}
          {way === 'phone' ? (
            <Button tone="ghost" wide onClick={() => handleWay('username')}>
              {t('widget.login.again')}
            </Button>
          ) : (
            (hasItems('social') || hasItems('phone')) && (
              <Ways title={props.socialTitle ?? t('widget.login.social')}>
                {hasItems('phone') && (
                  <Button tone="secondary" icon="phone" onClick={() => handleWay('phone')}>
                    {props.phoneLabel ?? t('widget.login.phone')}
                  </Button>
                )}
                {slots.social}
              </Ways>
            )
          )}
          {slots.links !== undefined && <div className={styles.links}>{slots.links}</div>}
        </Form>
      </FormScopeContext>
    </Card>
  );
}

type FieldsProps = {
  readonly scope: FormScope;
  readonly props: Props['props'];
  readonly ruleOf: ReturnType<typeof useVerificationRule>;
};

function NameAndPassword({ scope, props, ruleOf }: FieldsProps) {
  const t = useText();
  return (
    <>
      <TextField
        scope={scope}
        name="username"
        label={props.usernameLabel}
        icon="user"
        autocomplete="username"
        requiredText={t('error.username.required')}
        {...ruleOf('loginUsername')}
      />
      <PasswordField
        scope={scope}
        name="password"
        label={props.passwordLabel}
        icon="lock"
        autocomplete="current-password"
        last
        requiredText={t('error.password.required')}
        {...ruleOf('loginPassword')}
      />
    </>
  );
}
