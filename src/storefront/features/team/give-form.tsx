import { type ReactNode, useState } from 'react';
import { SendMoney, type SentMoney } from '@/storefront/forms/account/send-money';
import { amountText } from '@/storefront/forms/rules/read-amount';
import { useIsHere } from '@/storefront/forms/use-is-here';
import { transferDownline } from '@/storefront/platform/gateway/queries/agents/team';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { durations, toast } from '@/storefront/ui/overlays/toast';

type Props = {
  readonly name: string;
  readonly record: ReactNode;
  readonly onSent: (sent: SentMoney) => void;
};

const calls = ['transferDownline'] as const;

/** The form that sends money to a member. */
export function GiveForm({ name, record, onSent }: Props) {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const isHere = useIsHere();
  const [askedMinor, setAskedMinor] = useState<number>();
  return (
    <SendMoney
      calls={calls}
      label={t('widget.team.giveTo', { name })}
      note={t('widget.team.giveNote')}
      draftKey={`give ${name}`}
      record={record}
      question={{ asked: askedMinor, ask: setAskedMinor, close: () => setAskedMinor(undefined) }}
      send={(order) => transferDownline(gateway, { customerName: name, ...order })}
      onSent={(sentMoney) => {
        // The player has gone back, which closed the dialog that would show the outcome: a toast says it instead.
        if (!isHere())
          toast({
            kind: 'success',
            text: `${t('widget.team.given', { name })}: ${format.money(amountText(sentMoney.minor))}`,
            duration: durations.long,
          });
        onSent(sentMoney);
      }}
    />
  );
}
