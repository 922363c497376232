import { useState } from 'react';
import { TextField } from '@/storefront/forms/fields/text-field';
import { Form } from '@/storefront/forms/form';
import styles from '@/storefront/forms/form.module.css';
import { FormAlert } from '@/storefront/forms/form-alert';
import { FormHead } from '@/storefront/forms/form-head';
import { useEmailRule } from '@/storefront/forms/rules/use-email-rule';
import { useVerificationRule } from '@/storefront/forms/rules/use-wire-rule';
import { useDraft } from '@/storefront/forms/use-draft';
import { useNewForm } from '@/storefront/forms/use-new-form';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { useForgotByEmail } from './use-forgot';

type Props = WidgetComponentProps<'auth.forgot'>;

export default function Forgot(widget: Props) {
  const t = useText();
  const { box, props, slots, slotItems } = widget;
  // Resetting by phone is offered if config places its form, and then comes first.
  const hasPhone = (slotItems.phone ?? []).length > 0;
  const [way, setWay] = useState<'phone' | 'email'>(hasPhone ? 'phone' : 'email');
  const { title, note } = props;
  const tabs = [
    { key: 'phone', label: props.phoneTab ?? t('widget.forgot.phone') },
    { key: 'email', label: props.emailTab ?? t('widget.forgot.email') },
  ] as const;
  return (
    <Card {...box} pad="l">
      <div className={styles.form}>
        <FormHead title={title} note={hasPhone ? note : undefined} />
        {hasPhone && <Tabs label={title ?? props.submitLabel} tabs={tabs} chosen={way} onChoose={setWay} />}
        {hasPhone && way === 'phone' ? slots.phone : <EmailForm {...widget} />}
        {slots.links !== undefined && <div className={styles.links}>{slots.links}</div>}
      </div>
    </Card>
  );
}

function EmailForm({ props, emit }: Props) {
  const t = useText();
  const ruleOf = useVerificationRule();
  const { usernameLabel, emailLabel, submitLabel } = props;
  const emailRule = useEmailRule(props.emailPattern);
  const scope = useNewForm();
  const draft = useDraft(scope, 'forgot-email');
  const { busy, problems, submit } = useForgotByEmail(scope, () => {
    draft.drop();
    emit('sent');
  });
  return (
    <Form label={submitLabel} onSubmit={submit}>
      <TextField
        scope={scope}
        name="username"
        label={usernameLabel}
        icon="user"
        autocomplete="username"
        requiredText={t('error.username.required')}
        {...ruleOf('loginUsername')}
      />
      <TextField
        scope={scope}
        name="email"
        label={emailLabel}
        icon="mail"
        input="email"
        inputMode="email"
        autocomplete="email"
        last
        requiredText={t('error.email.format')}
        refusedText={t('error.email.format')}
        rule={emailRule}
      />
      <FormAlert problems={problems} />
      <Button type="submit" size="l" wide busy={busy}>
        {submitLabel}
      </Button>
    </Form>
  );
}
