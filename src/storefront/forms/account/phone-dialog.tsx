import { focusFirst } from '@/storefront/forms/focus-first';
import { MobileAndCode } from '@/storefront/forms/phone-proof/mobile-and-code';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { StepDialog } from './step-dialog';
import { useChange } from './use-change';
import { useSaved } from './use-saved';

/** Binds a phone to the account: the code that is sent to it proves whose it is. */
export function PhoneDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const gateway = useGateway();
  const scope = useNewForm();
  const saved = useSaved(onClose);
  const { busy, problem, change } = useChange();
  const send = async () => {
    const settled = await scope.settle(scope.form.getValues('values'));
    const { mobileNum = '', countryDialingCode = '', verificationCode = '' } = settled;
    return gateway.call('smsVerify', {
      mobileNum: mobileNum.trim(),
      countryDialingCode,
      verificationCode: verificationCode.trim(),
    });
  };
  const submit = scope.form.handleSubmit(
    async () => {
      if (await change(send)) saved();
    },
    () => focusFirst(scope),
  );
  return (
    <StepDialog
      title={t('widget.security.phone')}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <MobileAndCode
        scope={scope}
        mobileLabel={t('widget.security.number')}
        codeLabel={t('widget.security.code')}
        send="smsNoLogin"
        last
      />
    </StepDialog>
  );
}
