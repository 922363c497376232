import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { ConfirmMoneyDialog } from '@/storefront/forms/account/confirm-money-dialog';
import { movementsOf } from '@/storefront/forms/account/unsettled/find-order';
import { UnsettledNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { AmountField } from '@/storefront/forms/fields/amount-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { Form } from '@/storefront/forms/form';
import { amountText, minorOf, readAmount } from '@/storefront/forms/rules/read-amount';
import { useDraft } from '@/storefront/forms/use-draft';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useIsHere } from '@/storefront/forms/use-is-here';
import { transferDownline } from '@/storefront/platform/gateway/queries/agents/team';
import { newestMovementsQuery } from '@/storefront/platform/gateway/queries/money/newest-orders';
import { balanceQuery, mainBalanceOf } from '@/storefront/platform/gateway/queries/money/wallet';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSession } from '@/storefront/platform/session/use-session';
import { Button } from '@/storefront/ui/button';
import { durations, toast } from '@/storefront/ui/overlays/toast';

/** `earlier`: when it was sent first, where no answer came then. */
export type Given = { readonly refId: string; readonly minor: number; readonly earlier: number | undefined };

type Props = {
  readonly name: string;
  readonly record: ReactNode;
  readonly onMade: (made: Given) => void;
};

/** How much a member gets; confirmed with the fund password. */
export function GiveForm({ name, record, onMade }: Props) {
  const t = useText();
  const run = useAction();
  const format = useFormat();
  const gateway = useGateway();
  const session = useSession();
  const isHere = useIsHere();
  const scope = useNewForm();
  const draft = useDraft(scope, `give ${name}`, session?.userName ?? '');
  const balance = useQuery(balanceQuery(gateway));
  const [asked, setAsked] = useState<number>();
  const available = minorOf(mainBalanceOf(balance.data));
  const submit = scope.form.handleSubmit(
    ({ values }) => setAsked(readAmount(values.amount ?? '')),
    () => focusFirst(scope),
  );
  const write = (minor: number) => format.money(amountText(minor));
  return (
    <>
      <UnsettledNote
        calls={calls}
        unknownText={t('widget.transfer.unknown')}
        record={record}
        query={newestMovementsQuery(gateway, given)}
        ordersOf={movementsOf}
        waits={asked !== undefined}
        onFound={() => scope.form.setValue('values.amount', '')}
      />
      <Form label={t('widget.team.giveTo', { name })} onSubmit={() => void submit()}>
        <AmountField
          scope={scope}
          name="amount"
          label={t('widget.transfer.amount')}
          hint={available === undefined ? undefined : t('widget.transfer.balance', { amount: write(available) })}
          maximum={available}
          quick={available === undefined ? [] : [{ minor: available, label: t('widget.withdraw.all') }]}
        />
        <p>{t('widget.team.giveNote')}</p>
        <Button type="submit" size="l" wide>
          {t('widget.transfer.continue')}
        </Button>
      </Form>
      {asked !== undefined && (
        <ConfirmMoneyDialog
          title={t('widget.transfer.confirm')}
          amount={write(asked)}
          lines={[]}
          sum={{ name: t('widget.team.giveTo', { name }), amount: write(asked) }}
          submitLabel={t('widget.transfer.send')}
          unknownText={t('widget.transfer.unknown')}
          record={record}
          calls={calls}
          send={(paymentPassword) =>
            transferDownline(gateway, { customerName: name, amount: amountText(asked), paymentPassword })
          }
          touches={touched}
          onClose={() => setAsked(undefined)}
          onFailed={draft.keep}
          onDone={(made, earlier) => {
            draft.drop();
            run({ do: 'refreshBalance' });
            // The way back takes the member away, and with them the place where it would stand.
            if (!isHere())
              toast({
                kind: 'success',
                text: `${t('widget.team.given', { name })}: ${write(asked)}`,
                duration: durations.long,
              });
            onMade({ refId: made?.refId ?? '', minor: asked, earlier });
          }}
        />
      )}
    </>
  );
}

const calls = ['transferDownline'] as const;
const given = '2004,6201';
const touched = ['balance', 'accountRecord', 'downlines', 'downlineRecord'];
