import { MobileAndCode } from '@/storefront/forms/phone-proof/mobile-and-code';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { useSession } from '@/storefront/platform/session/use-session';
import { useDraft } from '../use-draft';
import { StepDialog } from './step-dialog';
import { useChangeForm } from './use-change-form';
import { useCloseWithToast } from './use-close-with-toast';
import { useReadFresh } from './use-read-fresh';

/** Binds a phone number to the account. A code sent to it proves that it is the player's. */
export function PhoneDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const gateway = useGateway();
  const readFresh = useReadFresh();
  const close = useCloseWithToast(onClose);
  const { scope, step } = useChangeForm(
    async ({ form, valuesToSend }) => {
      const sentValues = await valuesToSend(form.getValues('values'));
      const { mobileNum = '', countryDialingCode = '', verificationCode = '' } = sentValues;
      return gateway.call('smsVerify', {
        mobileNum: mobileNum.trim(),
        countryDialingCode,
        verificationCode: verificationCode.trim(),
      });
    },
    () => {
      draft.drop();
      close();
    },
    { checkSaved: async () => isOn((await readFresh(securityConfigQuery(gateway))).mobileBound) },
  );
  const draft = useDraft(scope, 'phone', useSession()?.userName ?? '');
  return (
    <StepDialog title={t('widget.security.phone')} onClose={onClose} {...step}>
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
