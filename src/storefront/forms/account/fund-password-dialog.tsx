import { focusFirst } from '@/storefront/forms/focus-first';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { NewFundFields, newFundOf } from './new-fund-fields';
import { StepDialog } from './step-dialog';
import { useChange } from './use-change';

/** The password that withdrawals ask for: six digits, typed twice. */
export function FundPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const gateway = useGateway();
  const scope = useNewForm();
  const { busy, problem, change } = useChange();
  const submit = scope.form.handleSubmit(
    async ({ values }) => {
      if (await change(() => gateway.call('setFundPassword', newFundOf(values)))) onClose();
    },
    () => focusFirst(scope),
  );
  const title = t('widget.withdraw.step.password');
  return (
    <StepDialog title={title} busy={busy} problem={problem} onSubmit={() => void submit()} onClose={onClose}>
      <NewFundFields scope={scope} />
    </StepDialog>
  );
}
