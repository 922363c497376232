import { useState } from 'react';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import { useText } from '@/storefront/platform/languages/use-text';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { StepDialog } from '../step-dialog';
import { useChangeForm } from '../use-change-form';
import { useCloseWithToast } from '../use-close-with-toast';
import { FundField } from './fund-field';
import { NewFundFields, newFundOf } from './new-fund-fields';
import { useFundLock } from './use-fund-lock';
import { useOneMessage } from './use-one-message';

/** The numbering plans of all countries are heavy, and rarely needed here. */
const ownPhoneProof = createLazy(() => import('../own-phone-proof'));

type ChangeMode = 'known' | 'forgotten';
type Props = {
  /** The way that is preselected. */
  readonly first?: ChangeMode;
  /** Whether a phone is bound, to which a code can go. */
  readonly hasPhone: boolean;
  /** The number of that phone, masked; undefined while unknown. */
  readonly mobile: string | undefined;
  readonly onClose: () => void;
};

/** Changes the fund password with the old one, or with a code to the member's phone. */
export function FundChangeDialog({ first = 'known', hasPhone, mobile, onClose }: Props) {
  const t = useText();
  const gateway = useGateway();
  const isLocked = useFundLock() !== undefined;
  const [way, setWay] = useState<ChangeMode>(first);
  const { scope, isFundWrong, step } = useChangeForm(
    async ({ form }) => {
      const values = form.getValues('values');
      const fund = newFundOf(values);
      if (way === 'known') {
        return gateway.call('changeFundPassword', { oldPassword: latinDigits(values.oldFund ?? ''), ...fund });
      }
      // Not `valuesToSend`: it fails where the numbering plans do not load, and the number is not sent.
      const verificationCode = (values.verificationCode ?? '').trim();
      return gateway.call('resetFundPassword', { newPassword: fund.newPassword, verificationCode });
    },
    useCloseWithToast(onClose),
    { lostText: 'widget.security.lostSecret' },
  );
  const { problem, quiet } = useOneMessage({ problem: step.problem, isFundWrong });
  return (
    <StepDialog
      title={t('widget.security.changeFund')}
      locked={isLocked && way === 'known'}
      onClose={onClose}
      {...step}
      problem={problem}
    >
      {hasPhone && (
        <Tabs
          label={t('widget.security.way')}
          tabs={(['known', 'forgotten'] as const).map((key) => ({ key, label: t(`widget.security.${key}`) }))}
          chosen={way}
          onChoose={setWay}
        />
      )}
      {way === 'known' ? (
        <FundField scope={scope} name="oldFund" label={t('widget.security.oldFund')} quiet={quiet} hasReset={false} />
      ) : (
        <LazyComponent of={ownPhoneProof} fallback={<Skeleton kind="form" />}>
          {(OwnPhoneProof) => <OwnPhoneProof scope={scope} mobile={mobile} />}
        </LazyComponent>
      )}
      <NewFundFields scope={scope} old={way === 'known' ? 'oldFund' : undefined} />
    </StepDialog>
  );
}
