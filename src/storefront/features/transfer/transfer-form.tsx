import type { ReactNode } from 'react';
import { SendMoney, type SentMoney } from '@/storefront/forms/account/send-money';
import { useConfirmStep } from '@/storefront/forms/account/use-confirm-step';
import { transferUp } from '@/storefront/platform/gateway/queries/money/transfer';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';

type Props = {
  readonly record: ReactNode;
  readonly onSent: (sent: SentMoney) => void;
};

const calls = ['transferUp'] as const;

/** The form that sends money to the player's superior. */
export function TransferForm({ record, onSent }: Props) {
  const t = useText();
  const gateway = useGateway();
  const { keepOpenDuring, ...question } = useConfirmStep<number>();
  return (
    <SendMoney
      calls={calls}
      label={t('widget.transfer.form')}
      note={t('widget.transfer.note')}
      draftKey="transfer-up"
      inCard
      record={record}
      question={question}
      send={(order) => keepOpenDuring(transferUp(gateway, order))}
      onSent={onSent}
    />
  );
}
