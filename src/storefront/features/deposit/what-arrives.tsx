import { amountText } from '@/storefront/forms/rules/read-amount';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Receipt } from '@/storefront/ui/money/receipt';

/** Minor units. */
type Props = { readonly paid: number; readonly fee: number; readonly bonus: number };

/** The fee, the bonus, and the credited amount. */
export function WhatArrives({ paid, fee, bonus }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <Receipt
      lines={[
        ...(fee > 0 ? [{ name: t('widget.deposit.fee'), amount: format.money(`-${amountText(fee)}`) }] : []),
        ...(bonus > 0 ? [{ name: t('widget.deposit.bonus'), amount: format.gain(amountText(bonus)) }] : []),
      ]}
      sum={{ name: t('widget.deposit.arrives'), amount: format.money(amountText(Math.max(0, paid - fee + bonus))) }}
    />
  );
}
