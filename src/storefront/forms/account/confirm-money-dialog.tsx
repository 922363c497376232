import { type ComponentProps, useEffect, useRef } from 'react';
import type { CallName } from '@/storefront/generated/wire/calls';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Receipt } from '@/storefront/ui/money/receipt';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { focusFirst } from '../focus-first';
import { Form } from '../form';
import { FormAlert } from '../form-alert';
import { useNewForm } from '../use-new-form';
import { FirstFocus } from './first-focus';
import { FundField } from './fund/fund-field';
import { useFundLock } from './fund/use-fund-lock';
import { useOneMessage } from './fund/use-one-message';
import { useSendOnce } from './use-send-once';

type Props<Outcome> = ComponentProps<typeof Receipt> & {
  readonly title: string;
  /** The amount as text. */
  readonly amount: string;
  readonly submitLabel: string;
  /** Toast for a player who left, if no answer came. */
  readonly unknownText: string;
  /** The money calls that the dialog may send. Must be a stable list. */
  readonly calls: readonly CallName[];
  /** Sends the call, once for each intent. */
  readonly send: (paymentPassword: string) => Promise<Outcome>;
  readonly onClose: () => void;
  /**
   * Called after a refusal, an ended session or an unknown outcome, so that the caller keeps what was typed. If the
   * outcome is unknown, the dialog closes and the page behind it says so.
   */
  readonly onFailed: () => void;
  /** `earlier`: as in `use-send-once.ts`. */
  readonly onDone: (outcome: Outcome, earlier: number | undefined) => void;
};

/** Shows the amount and where it goes once more, and asks for the fund password. Sends once. */
export function ConfirmMoneyDialog<Outcome>({
  title,
  amount,
  submitLabel,
  unknownText,
  calls,
  send,
  onClose,
  onFailed,
  onDone,
  ...receipt
}: Props<Outcome>) {
  const t = useText();
  const scope = useNewForm();
  const { busy, refusal, sendOnce, reset } = useSendOnce(calls, unknownText);
  // The answer comes later: the `onClose` of an earlier render may lead nowhere by then.
  const onCloseRef = useRef(onClose);
  onCloseRef.current = onClose;
  const isLocked = useFundLock() !== undefined;
  // After a lock another password counts: the old digits and their refusal go.
  const wasLocked = useRef(isLocked);
  const { resetField } = scope.form;
  useEffect(() => {
    if (wasLocked.current && !isLocked) {
      resetField('values.fund', { defaultValue: '' });
      reset();
    }
    wasLocked.current = isLocked;
  }, [isLocked, resetField, reset]);
  // The note about the lock is enough.
  const shownRefusal = isLocked ? undefined : refusal;
  const { problem, quiet } = useOneMessage({
    problem: shownRefusal?.text,
    isFundWrong: shownRefusal?.isFundWrong === true,
  });
  const submit = scope.form.handleSubmit(
    ({ values }) => {
      const handleFailed = (outcome: 'refused' | 'unknown') => {
        onFailed();
        if (outcome === 'unknown') onCloseRef.current();
      };
      return sendOnce({ amount, send: () => send(latinDigits(values.fund ?? '')), onFailed: handleFailed, onDone });
    },
    () => focusFirst(scope),
  );
  return (
    <Dialog title={title} closeLabel={t('widget.close')} onClose={busy ? undefined : onClose}>
      <FirstFocus isLocked={isLocked}>
        <Form label={title} onSubmit={() => void submit()}>
          <Receipt {...receipt} />
          <FundField
            scope={scope}
            name="fund"
            label={t('widget.withdraw.fund')}
            requiredText={t('widget.withdraw.fundNeeded')}
            last
            quiet={quiet}
          />
          <FormAlert problems={[problem]} />
          <Button type="submit" size="l" wide busy={busy} disabled={isLocked}>
            {submitLabel}
          </Button>
        </Form>
      </FirstFocus>
    </Dialog>
  );
}
