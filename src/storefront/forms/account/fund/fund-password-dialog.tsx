import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { StepDialog } from '../step-dialog';
import { useChangeForm } from '../use-change-form';
import { NewFundFields, newFundOf } from './new-fund-fields';

/** The password that withdrawals ask for: six digits, typed twice. */
export function FundPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const gateway = useGateway();
  const { scope, step } = useChangeForm(
    ({ form }) => gateway.call('setFundPassword', newFundOf(form.getValues('values'))),
    onClose,
  );
  return (
    <StepDialog title={t('widget.withdraw.step.password')} onClose={onClose} {...step}>
      <NewFundFields scope={scope} />
    </StepDialog>
  );
}
