import { useState } from 'react';
import { FundField } from '@/storefront/forms/account/fund/fund-field';
import { NewFundFields, newFundOf } from '@/storefront/forms/account/fund/new-fund-fields';
import { useFundLock } from '@/storefront/forms/account/fund/use-fund-lock';
import { useOneTold } from '@/storefront/forms/account/fund/use-one-told';
import { StepDialog } from '@/storefront/forms/account/step-dialog';
import { useChangeForm } from '@/storefront/forms/account/use-change-form';
import { useSaved } from '@/storefront/forms/account/use-saved';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import { useText } from '@/storefront/platform/languages/use-text';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { Tabs } from '@/storefront/ui/tabs/tabs';

/** Numbers of every country are heavy, and few forget. */
const ownPhoneProof = createLazy(() => import('@/storefront/forms/account/own-phone-proof'));

type Way = 'known' | 'forgotten';
type Props = {
  /** A code can only go to a phone that is bound. */
  readonly hasPhone: boolean;
  /** That phone's number, masked; undefined while it is not known. */
  readonly mobile: string | undefined;
  readonly onClose: () => void;
};

/** Changes the fund password under the old one, or under a code that goes to the member's phone. */
export function FundChangeDialog({ hasPhone, mobile, onClose }: Props) {
  const t = useText();
  const gateway = useGateway();
  const isLocked = useFundLock() !== undefined;
  const [way, setWay] = useState<Way>('known');
  const { scope, isFundWrong, step } = useChangeForm(
    async ({ form, settle }) => {
      const values = form.getValues('values');
      const fund = newFundOf(values);
      if (way === 'known') {
        return gateway.call('changeFundPassword', { oldPassword: latinDigits(values.oldFund ?? ''), ...fund });
      }
      const { verificationCode = '' } = await settle(values);
      return gateway.call('resetFundPassword', {
        newPassword: fund.newPassword,
        verificationCode: verificationCode.trim(),
      });
    },
    useSaved(onClose),
    { secret: 'widget.security.lostSecret' },
  );
  const { problem, quiet } = useOneTold({ problem: step.problem, isFundWrong });
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
        <FundField scope={scope} name="oldFund" label={t('widget.security.oldFund')} quiet={quiet} />
      ) : (
        <LazyComponent of={ownPhoneProof} fallback={<Skeleton kind="form" />}>
          {(OwnPhoneProof) => <OwnPhoneProof scope={scope} mobile={mobile} />}
        </LazyComponent>
      )}
      <NewFundFields scope={scope} old={way === 'known' ? 'oldFund' : undefined} />
    </StepDialog>
  );
}
