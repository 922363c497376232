import { CaptchaField } from '@/storefront/forms/fields/captcha-field';
import { PasswordField } from '@/storefront/forms/fields/password-field';
import { TextField } from '@/storefront/forms/fields/text-field';
import { Form } from '@/storefront/forms/form';
import styles from '@/storefront/forms/form.module.css';
import { FormAlert } from '@/storefront/forms/form-alert';
import { FormHead } from '@/storefront/forms/form-head';
import { FormScopeContext } from '@/storefront/forms/form-scope';
import { always } from '@/storefront/forms/rules/use-wire-rule';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { Checkbox } from '@/storefront/ui/fields/checkbox';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { Ways } from '../services/ways';
import { type LoginForm, useLoginForm } from './use-login-form';
import { VerificationStep } from './verification-step';

type Props = WidgetComponentProps<'auth.login'>;

/** Name and password, an SMS or another service; then the code that the platform may ask for. */
export default function LogIn(widget: Props) {
  const { box, props, slots, slotItems } = widget;
  const t = useText();
  const form = useLoginForm(widget);
  const { scope, login, way, chooseWay, ruleOf } = form;
  const { isPending, errorMessages, verification } = login;
  const { title, note, submitLabel, trial = false } = props;
  return (
    <Card {...box} pad="l">
      <FormScopeContext value={scope}>
        <Form label={title ?? submitLabel} onSubmit={login.submit}>
          <FormHead title={title} note={note} />
          {verification === undefined ? (
            <LoginFields props={props} slots={slots} form={form} />
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
            <Button tone="ghost" wide onClick={() => chooseWay('username')}>
              {t('widget.login.again')}
            </Button>
          ) : (
            <OtherWays props={props} slots={slots} slotItems={slotItems} onPhone={() => chooseWay('phone')} />
          )}
          {slots.links !== undefined && <div className={styles.links}>{slots.links}</div>}
        </Form>
      </FormScopeContext>
    </Card>
  );
}

type FieldsProps = Pick<Props, 'props' | 'slots'> & { readonly form: LoginForm };

/** The fields of the chosen way. */
function LoginFields({ props, slots, form }: FieldsProps) {
  const t = useText();
  const { title, captchaLabel, rememberLabel, submitLabel, remember = true } = props;
  const { scope, login, way, methods, chooseWay } = form;
  if (way === 'phone') return slots.phone;
  const labels = {
    username: props.usernameTab ?? t('widget.login.username'),
    sms: props.smsTab ?? t('widget.login.sms'),
  };
  const tabs = methods.map((key) => ({ key, label: labels[key] }));
  return (
    <>
      {methods.length > 1 && <Tabs label={title ?? submitLabel} tabs={tabs} chosen={way} onChoose={chooseWay} />}
      {way === 'username' ? <NameAndPassword props={props} form={form} /> : slots.sms}
      {login.captcha && <CaptchaField scope={scope} name="captcha" label={captchaLabel} />}
      {remember && <Checkbox input={scope.form.register('remember')}>{rememberLabel}</Checkbox>}
    </>
  );
}

function NameAndPassword({ props, form: { scope, ruleOf } }: Pick<FieldsProps, 'props' | 'form'>) {
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

type OtherWaysProps = Pick<Props, 'props' | 'slots' | 'slotItems'> & { readonly onPhone: () => void };

/** Other services that know the player, and the phone number, if config places any. */
function OtherWays({ props, slots, slotItems, onPhone }: OtherWaysProps) {
  const t = useText();
  const hasPhone = (slotItems.phone ?? []).length > 0;
  if (!hasPhone && (slotItems.social ?? []).length === 0) return null;
  return (
    <Ways title={props.socialTitle ?? t('widget.login.social')}>
      {hasPhone && (
        <Button tone="secondary" icon="phone" onClick={onPhone}>
          {props.phoneLabel ?? t('widget.login.phone')}
        </Button>
      )}
      {slots.social}
    </Ways>
  );
}
