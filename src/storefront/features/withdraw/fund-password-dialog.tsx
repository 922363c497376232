import { PasswordField } from '@/storefront/forms/fields/password-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { fieldName } from '@/storefront/forms/form-scope';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import { useText } from '@/storefront/platform/languages/use-text';
import { StepDialog } from './step-dialog';
import { useChange } from './use-change';

const sixDigits = /^\d{6}$/;

/** The password that withdrawals ask for: six digits, typed twice. */
export function FundPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const gateway = useGateway();
  const scope = useNewForm();
  const { busy, problem, change } = useChange();
  const submit = scope.form.handleSubmit(
    async ({ values }) => {
      const newPassword = latinDigits(values.newFund ?? '');
      const confirmNewPassword = latinDigits(values.confirmFund ?? '');
      if (await change(() => gateway.call('setFundPassword', { newPassword, confirmNewPassword }))) onClose();
    },
    () => focusFirst(scope),
  );
  const title = t('widget.withdraw.step.password');
  const wrong = t('widget.withdraw.sixDigits');
  const shared = {
    scope,
    icon: 'lock',
    autocomplete: 'off',
    inputMode: 'numeric',
    rule: { required: true, maxLength: 6 },
    requiredText: wrong,
  } as const;
  return (
    <StepDialog title={title} busy={busy} problem={problem} onSubmit={() => void submit()} onClose={onClose}>
      <PasswordField
        {...shared}
        name="newFund"
        label={t('widget.withdraw.newFund')}
        hint={wrong}
        also={(typed) => (sixDigits.test(typed) ? undefined : wrong)}
      />
      <PasswordField
        {...shared}
        name="confirmFund"
        label={t('widget.withdraw.confirmFund')}
        also={(typed) =>
          typed === latinDigits(String(scope.form.getValues(fieldName('newFund')) ?? ''))
            ? undefined
            : t('error.confirm.mismatch')
        }
        last
      />
    </StepDialog>
  );
}
