import { TextField } from '@/storefront/forms/fields/text-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { StepDialog } from './step-dialog';
import { useChange } from './use-change';

/** The name on the member's bank accounts: it is set once. */
export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const gateway = useGateway();
  const scope = useNewForm();
  const { busy, problem, change } = useChange();
  const submit = scope.form.handleSubmit(
    async ({ values }) => {
      const payeeName = values.payeeName?.trim() ?? '';
      if (await change(() => gateway.call('setPayeeName', { payeeName }))) onClose();
    },
    () => focusFirst(scope),
  );
  const title = t('widget.withdraw.step.name');
  return (
    <StepDialog title={title} busy={busy} problem={problem} onSubmit={() => void submit()} onClose={onClose}>
      <TextField
        scope={scope}
        name="payeeName"
        label={t('widget.withdraw.name')}
        hint={t('widget.withdraw.nameHint')}
        autocomplete="name"
        rule={{ required: true, minLength: 2, maxLength: 50 }}
        trims
        last
      />
    </StepDialog>
  );
}
