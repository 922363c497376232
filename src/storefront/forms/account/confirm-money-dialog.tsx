import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { isKnownOutcome } from '@/storefront/platform/gateway/intents';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { Receipt } from '@/storefront/ui/receipt';
import { focusFirst } from '../focus-first';
import { Form } from '../form';
import { FormAlert } from '../form-alert';
import { useNewForm } from '../use-form-scope';
import { FundField } from './fund-field';

type Props<Outcome> = ComponentProps<typeof Receipt> & {
  readonly title: string;
  readonly submitLabel: string;
  /** In place of the reason, where no answer came. */
  readonly unknownText: string;
  /** Where the outcome stands, shown when it is not known. */
  readonly record: ReactNode;
  /** The one money call of this intent. */
  readonly send: (paymentPassword: string) => Promise<Outcome>;
  /** Calls whose answers it changes. */
  readonly touches: readonly string[];
  readonly onClose: () => void;
  /** It may have been the session that ended. */
  readonly onFailed: () => void;
  readonly onDone: (outcome: Outcome) => void;
};

type Refusal = { readonly text: string; readonly known: boolean };

/** Says once more what goes where, and asks for the fund password. Sent once; where no answer comes, the record tells. */
export function ConfirmMoneyDialog<Outcome>({
  title,
  submitLabel,
  unknownText,
  record,
  send,
  touches,
  onClose,
  onFailed,
  onDone,
  ...receipt
}: Props<Outcome>) {
  const t = useText();
  const queries = useQueryClient();
  const scope = useNewForm();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const sendOnce = async (typed: string) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      // It stays locked: the outcome takes the dialog's place, and a late tap sends no second one.
      onDone(await send(latinDigits(typed)));
    } catch (error) {
      const known = isKnownOutcome(error);
      onFailed();
      setRefusal({ known, text: known ? errorText(error, t) : unknownText });
      sending.current = false;
      setBusy(false);
    } finally {
      void queries.invalidateQueries({ predicate: ({ queryKey }) => touches.includes(String(queryKey[2])) });
    }
  };
  const submit = scope.form.handleSubmit(
    ({ values }) => sendOnce(values.fund ?? ''),
    () => focusFirst(scope),
  );
  return (
    <Dialog title={title} closeLabel={t('widget.close')} onClose={busy ? undefined : onClose}>
      <Form label={title} onSubmit={() => void submit()}>
        <Receipt {...receipt} />
        <FundField
          scope={scope}
          name="fund"
          label={t('widget.withdraw.fund')}
          requiredText={t('widget.withdraw.fundNeeded')}
          last
        />
        <FormAlert problems={refusal === undefined ? [] : [refusal.text]} />
        {refusal?.known === false && record}
        <Button type="submit" size="l" wide busy={busy}>
          {submitLabel}
        </Button>
      </Form>
    </Dialog>
  );
}
