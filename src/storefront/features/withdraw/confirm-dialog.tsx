import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { PasswordField } from '@/storefront/forms/fields/password-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { isKnownOutcome } from '@/storefront/platform/gateway/intents';
import { requestWithdraw } from '@/storefront/platform/gateway/queries/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { Receipt } from '@/storefront/ui/receipt';
import type { BankCard } from './withdraw-form';

type Props = {
  readonly card: BankCard;
  /** Minor units. */
  readonly minor: number;
  readonly fee: number;
  readonly record: ReactNode;
  readonly onClose: () => void;
  /** It may have been the session that ended. */
  readonly onFailed: () => void;
  readonly onRequested: (refId: string) => void;
};

type Refusal = { readonly text: string; readonly known: boolean };

/** Says once more what goes where, and asks for the fund password. Sent once; where no answer comes, the record tells. */
export function ConfirmDialog({ card, minor, fee, record, onClose, onFailed, onRequested }: Props) {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const queries = useQueryClient();
  const scope = useNewForm();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const write = (value: number) => format.money(amountText(value));
  const send = async (typed: string) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      const paymentPassword = latinDigits(typed);
      const request = { amount: amountText(minor), bankCardId: card.bankCardId, paymentPassword };
      const made = await requestWithdraw(gateway, request);
      // It stays locked: the outcome takes the dialog's place, and a late tap sends no second one.
      onRequested(made?.refId ?? '');
    } catch (error) {
      const known = isKnownOutcome(error);
      onFailed();
      setRefusal({ known, text: known ? errorText(error, t) : t('widget.withdraw.unknown') });
      sending.current = false;
      setBusy(false);
    } finally {
      const touched = new Set(['balance', 'withdrawRecord', 'withdrawSettings']);
      void queries.invalidateQueries({ predicate: ({ queryKey }) => touched.has(String(queryKey[2])) });
    }
  };
  const submit = scope.form.handleSubmit(
    ({ values }) => send(values.fund ?? ''),
    () => focusFirst(scope),
  );
  return (
    <Dialog title={t('widget.withdraw.confirm')} closeLabel={t('widget.close')} onClose={busy ? undefined : onClose}>
      <Form label={t('widget.withdraw.confirm')} onSubmit={() => void submit()}>
        <Receipt
          lines={[
            {
              name: t('widget.withdraw.to'),
              amount: `${card.bankName ?? card.bankCode ?? ''} ${card.cardNumber ?? ''}`,
            },
            { name: t('widget.withdraw.amount'), amount: write(minor) },
            ...(fee > 0 ? [{ name: t('widget.withdraw.fee'), amount: format.money(`-${amountText(fee)}`) }] : []),
          ]}
          sum={{ name: t('widget.withdraw.arrives'), amount: write(Math.max(0, minor - fee)) }}
        />
        <PasswordField
          scope={scope}
          name="fund"
          label={t('widget.withdraw.fund')}
          icon="lock"
          autocomplete="off"
          inputMode="numeric"
          rule={{ required: true, maxLength: 20 }}
          requiredText={t('widget.withdraw.fundNeeded')}
          last
        />
        <FormAlert problems={refusal === undefined ? [] : [refusal.text]} />
        {refusal?.known === false && record}
        <Button type="submit" size="l" wide busy={busy}>
          {t('widget.withdraw.submit')}
        </Button>
      </Form>
    </Dialog>
  );
}
