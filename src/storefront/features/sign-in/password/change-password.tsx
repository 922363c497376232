import { useState } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { PasswordField } from '@/storefront/forms/fields/password-field';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { FormHead } from '@/storefront/forms/form-head';
import { useNewPasswordRule, useVerificationRule } from '@/storefront/forms/rules/use-wire-rule';
import { useNewForm } from '@/storefront/forms/use-new-form';
import { useText } from '@/storefront/platform/languages/use-text';
import { keptPasswordOf } from '@/storefront/platform/session/kept-password';
import { useSession } from '@/storefront/platform/session/use-session';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { FieldShell } from '@/storefront/ui/fields/field-shell';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { ConfirmField, FirstPassword } from '../confirmed-password';
import { useChangePassword } from './use-change-password';

export default function ChangePassword({ box, props, emit, nodeId }: WidgetComponentProps<'auth.change-password'>) {
  const t = useText();
  const { session } = useRuntime();
  const account = useSession();
  const ruleOf = useVerificationRule();
  const newRule = useNewPasswordRule();
  // Decided once, so that a change of the kept password does not remove a field while it is being filled in.
  const [asksOld] = useState(() => keptPasswordOf(session).current() === undefined);
  const { title, note, usernameLabel, oldLabel, newLabel, confirmLabel, submitLabel } = props;
  const scope = useNewForm();
  const { busy, isSame, isLost, closeSame, submit } = useChangePassword(scope, () => emit('done'));
  return (
    <Card {...box} pad="l">
      <Form label={title ?? submitLabel} onSubmit={submit}>
        <FormHead title={title} note={note} />
        {account !== undefined && (
          <FieldShell id={`${nodeId}-account`} label={usernameLabel} icon="user">
            <input id={`${nodeId}-account`} value={account.userName} readOnly autoComplete="username" />
          </FieldShell>
        )}
        {asksOld && (
          <PasswordField
            scope={scope}
            name="oldPassword"
            label={oldLabel}
            icon="lock"
            autocomplete="current-password"
            requiredText={t('error.password.required')}
            {...ruleOf('loginPassword')}
          />
        )}
        <FirstPassword
          scope={scope}
          name="newPassword"
          label={newLabel}
          icon="key"
          autocomplete="new-password"
          requiredText={t('error.password.required')}
          {...newRule}
        />
        <ConfirmField
          of="newPassword"
          scope={scope}
          label={confirmLabel}
          icon="key"
          autocomplete="new-password"
          last
          requiredText={t('error.password.required')}
        />
        <FormAlert stays problems={[isLost ? t('widget.password.lost') : undefined]} />
        <Button type="submit" size="l" wide busy={busy}>
          {submitLabel}
        </Button>
        {isSame && (
          <Dialog
            title={t('error.password.same')}
            closeLabel={t('widget.close')}
            onClose={closeSame}
            variant="popup"
            footer={<Button onClick={closeSame}>{t('widget.password.confirm')}</Button>}
          >
            <p>{t('widget.password.same')}</p>
          </Dialog>
        )}
      </Form>
    </Card>
  );
}
