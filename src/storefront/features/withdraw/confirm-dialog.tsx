import { ConfirmMoneyDialog } from '@/storefront/forms/account/confirm-money-dialog';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { requestWithdraw } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { type BankCard, withdrawCalls } from './withdrawal';

type Props = {
  readonly card: BankCard;
  /** Minor units, and so is `fee`. */
  readonly minor: number;
  readonly fee: number;
  /** Toast for a player who left, if no answer came. */
  readonly unknownText: string;
  /** Keeps the question open while the call is on its way. */
  readonly keepOpenDuring: <Outcome>(sent: Promise<Outcome>) => Promise<Outcome>;
  readonly onClose: () => void;
  readonly onFailed: () => void;
  readonly onRequested: (refId: string, earlier: number | undefined) => void;
};

/** The amount, the account, and the net amount. */
export function ConfirmDialog({ card, minor, fee, keepOpenDuring, onRequested, ...dialogProps }: Props) {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const account = `${card.bankName ?? card.bankCode ?? ''} ${card.cardNumber ?? ''}`;
  const amount = format.money(amountText(minor));
  const lines = [
    { name: t('widget.withdraw.to'), amount: account },
    { name: t('widget.withdraw.amount'), amount },
    ...(fee > 0 ? [{ name: t('widget.withdraw.fee'), amount: format.money(`-${amountText(fee)}`) }] : []),
  ];
  const arrives = format.money(amountText(Math.max(0, minor - fee)));
  return (
    <ConfirmMoneyDialog
      {...dialogProps}
      title={t('widget.withdraw.confirm')}
      amount={amount}
      lines={lines}
      sum={{ name: t('widget.withdraw.arrives'), amount: arrives }}
      submitLabel={t('widget.withdraw.submit')}
      calls={withdrawCalls}
      send={(paymentPassword) =>
        keepOpenDuring(
          requestWithdraw(gateway, { amount: amountText(minor), bankCardId: card.bankCardId, paymentPassword }),
        )
      }
      onDone={(answer, earlier) => onRequested(answer?.refId ?? '', earlier)}
    />
  );
}
