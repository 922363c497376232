import { AmountField } from '@/storefront/forms/fields/amount-field';
import { amountText, minorOf, readAmount } from '@/storefront/forms/rules/read-amount';
import { useValueOf } from '@/storefront/forms/use-value-of';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Receipt } from '@/storefront/ui/money/receipt';
import { feeOf } from './fee';
import type { WithdrawFormState } from './use-withdraw-form';
import type { Limits } from './withdrawal';

type Props = { readonly limits: Limits; readonly state: WithdrawFormState };

/** The amount, and what of it arrives after the fee. */
export function AmountPart({ limits, state: { scope, available, leastMinor, isTooLittle, isDisabled } }: Props) {
  const t = useText();
  const format = useFormat();
  const minor = readAmount(useValueOf(scope, 'values.amount') ?? '');
  const mostMinor = Math.min(available ?? Infinity, minorOf(limits.maximumAmount) ?? Infinity);
  const fee = feeOf(limits, minor ?? 0);
  const formatMinor = (value: number) => format.money(amountText(value));
  const tooLittleText = isTooLittle ? t('widget.withdraw.tooLittle', { amount: formatMinor(leastMinor) }) : undefined;
  return (
    <>
      <AmountField
        scope={scope}
        name="amount"
        label={t('widget.withdraw.amount')}
        hint={tooLittleText ?? `${formatMinor(leastMinor)} – ${format.money(limits.maximumAmount)}`}
        minimum={leastMinor}
        maximum={mostMinor}
        mostText={tooLittleText}
        disabled={isDisabled}
        quick={
          available === undefined
            ? []
            : [
                { minor: Math.floor(mostMinor / 2), label: t('widget.withdraw.half') },
                { minor: mostMinor, label: t('widget.withdraw.all') },
              ]
        }
      />
      {minor !== undefined && minor > 0 && (
        <Receipt
          lines={fee > 0 ? [{ name: t('widget.withdraw.fee'), amount: format.money(`-${amountText(fee)}`) }] : []}
          sum={{ name: t('widget.withdraw.arrives'), amount: formatMinor(Math.max(0, minor - fee)) }}
        />
      )}
    </>
  );
}
