import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AmountField } from '@/storefront/forms/fields/amount-field';
import { TextField } from '@/storefront/forms/fields/text-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { amountText, minorOf, readAmount } from '@/storefront/forms/rules/read-amount';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useValueOf } from '@/storefront/forms/use-value-of';
import { depositPromotionsQuery } from '@/storefront/platform/gateway/queries/deposit';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { Receipt } from '@/storefront/ui/receipt';
import { BonusField } from './bonus-field';
import type { Order } from './use-orders';
import { useSubmit } from './use-submit';
import { bonusOf, type DepositWay, feeOf } from './ways';

type Props = {
  readonly way: DepositWay;
  readonly detail: boolean;
  readonly record: ReactNode;
  readonly onMade: (order: Order) => void;
};

/** How much, with which bonus, and what arrives. What was typed stays when another way is chosen. */
export function DepositForm({ way, detail, record, onMade }: Props) {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const scope = useNewForm();
  const bonuses = useQuery({ ...depositPromotionsQuery(gateway), enabled: detail });
  const [bonusId, setBonusId] = useState<string>();
  const { busy, refusal, submit, forget } = useSubmit();
  const typed = useValueOf(scope, 'values.amount');
  const minor = readAmount(typed ?? '');
  const bonus = (bonuses.data ?? []).find(({ promId }) => String(promId) === bonusId);
  const least = bonus === undefined ? undefined : minorOf(bonus.minDeposit);
  const send = async (values: { readonly [name: string]: string }) => {
    const amount = readAmount(values.amount ?? '');
    if (amount === undefined) return;
    const order = await submit({ way, minor: amount, promotionId: bonusId, payeeName: values.payeeName?.trim() });
    if (order !== undefined) onMade(order);
  };
  const handleSubmit = scope.form.handleSubmit(
    ({ values }) => send(values),
    () => focusFirst(scope),
  );
  const write = (value: number) => format.money(amountText(value));
  const receiptOf = (amount: number) => {
    const [fee, added] = [feeOf(way, amount), bonus === undefined ? 0 : (bonusOf(bonus, amount) ?? 0)];
    return {
      lines: [
        ...(fee > 0 ? [{ name: t('widget.deposit.fee'), amount: format.money(`-${amountText(fee)}`) }] : []),
        ...(added > 0 ? [{ name: t('widget.deposit.bonus'), amount: format.gain(amountText(added)) }] : []),
      ],
      sum: { name: t('widget.deposit.arrives'), amount: write(Math.max(0, amount - fee + added)) },
    };
  };
  const limits = way.maximum === undefined ? undefined : `${write(way.minimum)} – ${write(way.maximum)}`;
  return (
    <Card pad="l">
      <Form
        label={way.name}
        onSubmit={() => {
          forget();
          void handleSubmit();
        }}
      >
        <AmountField
          scope={scope}
          name="amount"
          label={t('widget.deposit.amount')}
          hint={limits}
          minimum={Math.max(way.minimum, least ?? 0)}
          maximum={way.maximum}
          quick={way.quick.map((amount) => ({ minor: amount }))}
        />
        {way.submitKind === 'manual' && (
          <TextField
            scope={scope}
            name="payeeName"
            label={t('widget.deposit.payer')}
            hint={t('widget.deposit.payerHint')}
            autocomplete="name"
            rule={{ required: true, minLength: 2, maxLength: 60 }}
            trims
          />
        )}
        {detail && <BonusField bonuses={bonuses.data ?? []} chosen={bonusId} onChoose={setBonusId} />}
        {detail && minor !== undefined && minor > 0 && <Receipt {...receiptOf(minor)} />}
        <FormAlert problems={refusal === undefined ? [] : [refusal.text]} />
        {refusal?.known === false && record}
        <Button type="submit" size="l" wide busy={busy}>
          {t('widget.deposit.submit')}
        </Button>
      </Form>
    </Card>
  );
}
