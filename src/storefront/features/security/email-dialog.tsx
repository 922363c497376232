import { StepDialog } from '@/storefront/forms/account/step-dialog';
import { useChange } from '@/storefront/forms/account/use-change';
import { useSaved } from '@/storefront/forms/account/use-saved';
import { TextField } from '@/storefront/forms/fields/text-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { useEmailRule } from '@/storefront/forms/rules/email';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import { useText } from '@/storefront/platform/languages/use-text';
import { EmailCodeField } from './email-code-field';

type Props = {
  /** A code that is sent to the address proves whose it is. */
  readonly proves: boolean;
  readonly onClose: () => void;
};

/** The address that a forgotten password is sent to. */
export function EmailDialog({ proves, onClose }: Props) {
  const t = useText();
  const gateway = useGateway();
  const scope = useNewForm();
  const rule = useEmailRule(undefined);
  const saved = useSaved(onClose);
  const { busy, problem, change } = useChange();
  const { form } = scope;
  const send = () => {
    const { email = '', verificationCode = '' } = form.getValues('values');
    const proof = proves ? { verificationCode: latinDigits(verificationCode).trim() } : {};
    return gateway.call('setEmail', { email: email.trim(), ...proof });
  };
  const submit = form.handleSubmit(
    async () => {
      if (await change(send)) saved();
    },
    () => focusFirst(scope),
  );
  return (
    <StepDialog
      title={t('widget.security.email')}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
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
        trims
        last={!proves}
      />
      {proves && <EmailCodeField scope={scope} />}
    </StepDialog>
  );
}
