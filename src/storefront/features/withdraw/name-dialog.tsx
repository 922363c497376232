import { TextField } from '@/storefront/forms/fields/text-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { useChange } from './use-change';

/** The name on the member's bank accounts: it is set once. */
export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const gateway = useGateway();
  const scope = useNewForm();
  const { busy, problem, change } = useChange();
  const submit = scope.form.handleSubmit(
    async ({ values }) => {
      const payeeName = values.payeeName?.trim() ?? '';
      if (await change(() => gateway.call('setPayeeName', { payeeName }))) onClose();
    },
    () => focusFirst(scope),
  );
  const title = t('widget.withdraw.step.name');
  return (
    <Dialog title={title} closeLabel={t('widget.close')} onClose={onClose}>
      <Form label={title} onSubmit={() => void submit()}>
        <TextField
          scope={scope}
          name="payeeName"
          label={t('widget.withdraw.name')}
          hint={t('widget.withdraw.nameHint')}
          autocomplete="name"
          rule={{ required: true, minLength: 2, maxLength: 50 }}
          trims
          last
        />
        <FormAlert problems={problem === undefined ? [] : [problem]} />
        <Button type="submit" size="l" wide busy={busy}>
          {t('widget.withdraw.save')}
        </Button>
      </Form>
    </Dialog>
  );
}
