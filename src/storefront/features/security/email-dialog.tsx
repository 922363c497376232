import { StepDialog } from '@/storefront/forms/account/step-dialog';
import { useChange } from '@/storefront/forms/account/use-change';
import { TextField } from '@/storefront/forms/fields/text-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { useEmailRule } from '@/storefront/forms/rules/email';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSaved } from './use-saved';

/** The address that a forgotten password is sent to. */
export function EmailDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const gateway = useGateway();
  const scope = useNewForm();
  const saved = useSaved(onClose);
  const rule = useEmailRule(undefined);
  const { busy, problem, change } = useChange();
  const submit = scope.form.handleSubmit(
    async ({ values }) => {
      const email = values.email?.trim() ?? '';
      if (await change(() => gateway.call('setEmail', { email }))) saved();
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
        last
      />
    </StepDialog>
  );
}
