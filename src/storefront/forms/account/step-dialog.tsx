import type { ReactNode } from 'react';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { FirstFocus } from './first-focus';

type Props = {
  readonly title: string;
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Nothing can be sent now; the fields say why. */
  readonly locked?: boolean | undefined;
  /** Label of the button if it does not save yet. */
  readonly submitLabel?: string | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A small form over the page. It is saved, or refused with the reason in place. */
export function StepDialog({ title, busy, problem, locked = false, submitLabel, onSubmit, onClose, children }: Props) {
  const t = useText();
  return (
    <Dialog title={title} closeLabel={t('widget.close')} onClose={onClose}>
      <FirstFocus>
        <Form label={title} onSubmit={onSubmit}>
          {children}
          <FormAlert problems={[locked ? undefined : problem]} />
          <Button type="submit" size="l" wide busy={busy} disabled={locked}>
            {submitLabel ?? t('widget.withdraw.save')}
          </Button>
        </Form>
      </FirstFocus>
    </Dialog>
  );
}
