import { useEffect } from 'react';
import { StepDialog } from '@/storefront/forms/account/step-dialog';
import { useChange } from '@/storefront/forms/account/use-change';
import { TextField } from '@/storefront/forms/fields/text-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { fieldName } from '@/storefront/forms/form-scope';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSaved } from './use-saved';

type Props = { readonly first: string; readonly onClose: () => void };

/** What the member is called on the site. */
export function NicknameDialog({ first, onClose }: Props) {
  const t = useText();
  const gateway = useGateway();
  const scope = useNewForm();
  const saved = useSaved(onClose);
  const { busy, problem, change } = useChange();
  const { form } = scope;
  useEffect(() => form.setValue(fieldName('nickname'), first), [form, first]);
  const submit = form.handleSubmit(
    async ({ values }) => {
      const nickname = values.nickname?.trim() ?? '';
      if (await change(() => gateway.call('setNickname', { nickname }))) saved();
    },
    () => focusFirst(scope),
  );
  return (
    <StepDialog
      title={t('widget.security.nickname')}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        scope={scope}
        name="nickname"
        label={t('widget.security.nickname')}
        hint={t('widget.security.nicknameHint')}
        icon="user"
        autocomplete="nickname"
        rule={{ required: true, minLength: 1, maxLength: 50 }}
        trims
        last
      />
    </StepDialog>
  );
}
