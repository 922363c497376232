import { useState } from 'react';
import { TextField } from '@/storefront/forms/fields/text-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { StepDialog } from './step-dialog';
import { useChange } from './use-change';
import { useRead } from './use-read';

/** As a bank writes a name: letters of any script. */
const realName = /^\p{L}[\p{L}\p{M} .'’-]+$/u;

/** The name on the member's bank accounts: it is set once, so that it is shown once more before. */
export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const gateway = useGateway();
  const scope = useNewForm();
  const { busy, problem, change } = useChange();
  const [asked, setAsked] = useState<string>();
  const isRead = useRead(asked);
  const submit = scope.form.handleSubmit(
    ({ values }) => setAsked(values.payeeName?.trim() ?? ''),
    () => focusFirst(scope),
  );
  const save = async (payeeName: string) => {
    if (await change(() => gateway.call('setPayeeName', { payeeName }))) onClose();
  };
  const title = t('widget.withdraw.step.name');
  if (asked !== undefined) {
    return (
      <StepDialog
        title={title}
        busy={busy || !isRead}
        problem={problem}
        onSubmit={() => isRead && void save(asked)}
        onClose={() => setAsked(undefined)}
      >
        <p>
          <strong>
            <bdi>{asked}</bdi>
          </strong>
        </p>
        <p>{t('widget.withdraw.nameHint')}</p>
      </StepDialog>
    );
  }
  return (
    <StepDialog title={title} busy={busy} problem={problem} onSubmit={() => void submit()} onClose={onClose}>
      <TextField
        scope={scope}
        name="payeeName"
        label={t('widget.withdraw.name')}
        hint={t('widget.withdraw.nameHint')}
        autocomplete="name"
        rule={{ required: true, minLength: 2, maxLength: 50 }}
        also={(typed) => (realName.test(typed.trim()) ? undefined : t('error.name.format'))}
        trims
        last
      />
    </StepDialog>
  );
}
