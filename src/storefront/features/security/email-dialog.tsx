import { StepDialog } from '@/storefront/forms/account/step-dialog';
import { useChangeForm } from '@/storefront/forms/account/use-change-form';
import { useCloseWithToast } from '@/storefront/forms/account/use-close-with-toast';
import { useReadFresh } from '@/storefront/forms/account/use-read-fresh';
import { PasswordField } from '@/storefront/forms/fields/password-field';
import { TextField } from '@/storefront/forms/fields/text-field';
import { useEmailRule } from '@/storefront/forms/rules/use-email-rule';
import { useVerificationRule } from '@/storefront/forms/rules/use-wire-rule';
import { memberInfoQuery } from '@/storefront/platform/gateway/queries/member/member';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { EmailCodeField } from './email-code-field';
import { isAddressSaved } from './is-address-saved';

type Props = {
  /** The member must prove with a code that the address is theirs. */
  readonly needsEmailCode: boolean;
  /** An address is set already: changing it needs the account's password, not only its session. */
  readonly isBound: boolean;
  readonly onClose: () => void;
};

/** The address for forgotten passwords. */
export function EmailDialog({ needsEmailCode, isBound, onClose }: Props) {
  const t = useText();
  const gateway = useGateway();
  const ruleOf = useVerificationRule();
  const rule = useEmailRule(undefined);
  const readFresh = useReadFresh();
  const { data: info } = useQuery({ ...memberInfoQuery(gateway), enabled: false });
  const { scope, step } = useChangeForm(
    ({ form }) => {
      const { email = '', verificationCode = '', password = '' } = form.getValues('values');
      return gateway.call('setEmail', {
        email,
        ...(needsEmailCode && { verificationCode }),
        ...(isBound && { password }),
      });
    },
    useCloseWithToast(onClose),
    ({ form }) => ({
      checkSaved: async () =>
        isAddressSaved(
          form.getValues('values.email') ?? '',
          (await readFresh(memberInfoQuery(gateway)))?.email,
          info?.email,
        ),
    }),
  );
  return (
    <StepDialog title={t('widget.security.email')} onClose={onClose} {...step}>
      {isBound && (
        <PasswordField
          scope={scope}
          name="password"
          label={t('widget.security.password')}
          hint={t('widget.security.passwordHint')}
          icon="lock"
          autocomplete="current-password"
          requiredText={t('error.password.required')}
          {...ruleOf('loginPassword')}
        />
      )}
      <TextField
        scope={scope}
        name="email"
        label={t('widget.security.email')}
        hint={t('widget.security.emailHint')}
        icon="mail"
        input="email"
        autocomplete="email"
        rule={rule}
        refusedText={t('widget.security.emailWrong')}
        last={!needsEmailCode}
      />
      {needsEmailCode && <EmailCodeField scope={scope} />}
    </StepDialog>
  );
}
