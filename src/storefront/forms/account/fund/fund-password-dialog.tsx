import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { StepDialog } from '../step-dialog';
import { useChangeForm } from '../use-change-form';
import { useCloseWithToast } from '../use-close-with-toast';
import { useReadFresh } from '../use-read-fresh';
import { NewFundFields, newFundOf } from './new-fund-fields';

type Props = {
  /** Why it is asked for, if the player wanted something else. */
  readonly note?: string | undefined;
  readonly onClose: () => void;
};

/** Sets the password for withdrawals: six digits, typed twice. */
export function FundPasswordDialog({ note, onClose }: Props) {
  const t = useText();
  const gateway = useGateway();
  const read = useReadFresh();
  const { scope, step } = useChangeForm(
    ({ form }) => gateway.call('setFundPassword', newFundOf(form.getValues('values'))),
    useCloseWithToast(onClose),
    { checkSaved: async () => isOn((await read(securityConfigQuery(gateway))).hasPaymentPassword) },
  );
  return (
    <StepDialog title={t('widget.withdraw.step.password')} onClose={onClose} {...step}>
      {note !== undefined && <p>{note}</p>}
      <NewFundFields scope={scope} />
    </StepDialog>
  );
}
