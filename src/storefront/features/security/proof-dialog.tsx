import { PhoneDialog } from '@/storefront/forms/account/phone-dialog';
import { isOn } from '@/storefront/platform/session/session';
import { FundChangeDialog } from './fund-change-dialog';
import type { DialogProps, ProofStep } from './setting-dialog';

type Props = Pick<DialogProps<ProofStep>, 'step' | 'known' | 'info' | 'onClose'>;

/** The dialog of a step with a proof. */
export default function ProofDialog({ step, known, info, onClose }: Props) {
  if (step === 'phone') return <PhoneDialog onClose={onClose} />;
  return <FundChangeDialog hasPhone={isOn(known?.mobileBound)} mobile={info?.mobile || undefined} onClose={onClose} />;
}
