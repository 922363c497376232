import type { UseQueryResult } from '@tanstack/react-query';
import { AmountField } from '@/storefront/forms/fields/amount-field';
import { TextField } from '@/storefront/forms/fields/text-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import type { FormScope } from '@/storefront/forms/form-scope';
import { amountText, minorOf, readAmount } from '@/storefront/forms/rules/read-amount';
import { useValueOf } from '@/storefront/forms/use-value-of';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { QueryFailure } from '@/storefront/ui/states/query-state';
import { BonusField } from './bonus-field';
import { type DepositLimit, isLimitBelow } from './deposit-limit';
import type { Order } from './use-orders';
import { useSubmit } from './use-submit';
import { type Bonus, bonusOf, type DepositWay, feeOf, turnoverOf } from './ways';
import { WhatArrives } from './what-arrives';

type Props = {
  readonly scope: FormScope;
  readonly way: DepositWay;
  readonly limit: DepositLimit;
  /** The bonuses to choose. If undefined, the credited amount is not shown either. */
  readonly bonuses: UseQueryResult<readonly Bonus[] | null> | undefined;
  /** Called without an order: the session may have ended, so the caller keeps the typed values. */
  readonly onFailed: () => void;
  /** Called when the request is sent. */
  readonly onSent: () => void;
  /** Called if the platform says that this way to pay is closed; others may be open. */
  readonly onClosed: () => void;
  readonly onMade: (order: Order) => void;
};

/** Amount, bonus, and the credited amount. Typed values stay when another way is chosen. */
export function DepositForm({ scope, way, limit, bonuses, onFailed, onSent, onClosed, onMade }: Props) {
  const t = useText();
  const format = useFormat();
  const bonusId = useValueOf(scope, 'values.bonus') || undefined;
  const { busy, refusal, isLocked, submit } = useSubmit(onClosed);
  const typed = useValueOf(scope, 'values.amount');
  const minor = readAmount(typed ?? '');
  const bonus = (bonuses?.data ?? []).find(({ promId }) => String(promId) === bonusId);
  const leastMinor = Math.max(way.minimum, minorOf(bonus?.minDeposit) ?? 0);
  const isLimitTooLow = isLimitBelow(limit, leastMinor);
  const hasOwnMaximum = limit.left !== undefined && limit.left < (way.maximum ?? Number.MAX_SAFE_INTEGER);
  const mostMinor = hasOwnMaximum ? limit.left : way.maximum;
  const isTooMuch = hasOwnMaximum && minor !== undefined && minor > (limit.left ?? 0);
  const send = async (values: { readonly [name: string]: string }) => {
    const amount = readAmount(values.amount ?? '');
    if (amount === undefined) return;
    onSent();
    const result = await submit({
      way,
      minor: amount,
      promotionId: bonus === undefined ? undefined : bonusId,
      payeeName: values.payeeName?.trim(),
    });
    if (result?.outcome === 'done') onMade(result.value);
    else if (result !== undefined) onFailed();
  };
  const handleSubmit = scope.form.handleSubmit(
    ({ values }) => send(values),
    () => focusFirst(scope),
  );
  const formatMinor = (value: number) => format.money(amountText(value));
  // Below the bonus's minimum no bonus is promised.
  const bonusMinor =
    bonus === undefined || minor === undefined || minor < leastMinor ? 0 : (bonusOf(bonus, minor) ?? 0);
  const turnover = bonus === undefined || isTooMuch ? undefined : turnoverOf(bonus, bonusMinor);
  const limitsText = way.maximum === undefined ? undefined : `${formatMinor(leastMinor)} – ${formatMinor(way.maximum)}`;
  return (
    <Card pad="l">
      <Form label={way.name} onSubmit={() => void handleSubmit()}>
        <AmountField
          scope={scope}
          name="amount"
          label={t('widget.deposit.amount')}
          hint={limitsText}
          minimum={leastMinor}
          maximum={mostMinor}
          disabled={isLimitTooLow}
          mostText={hasOwnMaximum ? t('widget.deposit.ownLeft', { amount: formatMinor(limit.left ?? 0) }) : undefined}
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
          />
        )}
        {bonuses !== undefined && <QueryFailure query={bonuses} />}
        <BonusField
          bonuses={bonuses?.data ?? []}
          chosen={bonusId}
          onChoose={(id) => scope.form.setValue('values.bonus', id ?? '')}
        />
        {bonuses !== undefined && minor !== undefined && minor > 0 && !isTooMuch && (
          <WhatArrives paid={minor} fee={feeOf(way, minor)} bonus={bonusMinor} />
        )}
        {turnover !== undefined && (
          <p role="status">{t('widget.deposit.turnover', { amount: formatMinor(turnover) })}</p>
        )}
        {isLimitTooLow && <p role="status">{t('widget.deposit.ownShort')}</p>}
        <FormAlert problems={[refusal]} />
        <Button type="submit" size="l" wide busy={busy} disabled={isLimitTooLow || isTooMuch || isLocked}>
          {t('widget.deposit.submit')}
        </Button>
      </Form>
    </Card>
  );
}
