import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { ConfirmMoneyDialog } from '@/storefront/forms/account/confirm-money-dialog';
import { movementsOf } from '@/storefront/forms/account/unsettled/find-order';
import { UnsettledNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { useConfirmStep } from '@/storefront/forms/account/use-confirm-step';
import { AmountField } from '@/storefront/forms/fields/amount-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { Form } from '@/storefront/forms/form';
import { amountText, minorOf, readAmount } from '@/storefront/forms/rules/read-amount';
import { useDraft } from '@/storefront/forms/use-draft';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { newestMovementsQuery } from '@/storefront/platform/gateway/queries/money/newest-orders';
import { transferUp } from '@/storefront/platform/gateway/queries/money/transfer';
import { balanceQuery, mainBalanceOf } from '@/storefront/platform/gateway/queries/money/wallet';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSession } from '@/storefront/platform/session/use-session';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';

/** `earlier`: when it was sent first, where no answer came then. */
export type Made = { readonly refId: string; readonly minor: number; readonly earlier: number | undefined };

type Props = {
  readonly record: ReactNode;
  readonly onMade: (made: Made) => void;
};

/** How much goes up; confirmed with the fund password. */
export function TransferForm({ record, onMade }: Props) {
  const t = useText();
  const run = useAction();
  const format = useFormat();
  const gateway = useGateway();
  const session = useSession();
  const scope = useNewForm();
  const draft = useDraft(scope, 'transfer-up', session?.userName ?? '');
  const balance = useQuery(balanceQuery(gateway));
  const { asked, ask, close, hold } = useConfirmStep<number>();
  const available = minorOf(mainBalanceOf(balance.data));
  const submit = scope.form.handleSubmit(
    ({ values }) => {
      const minor = readAmount(values.amount ?? '');
      if (minor !== undefined) ask(minor);
    },
    () => focusFirst(scope),
  );
  const write = (minor: number) => format.money(amountText(minor));
  return (
    <>
      <UnsettledNote
        calls={calls}
        unknownText={t('widget.transfer.unknown')}
        record={record}
        query={newestMovementsQuery(gateway, upwards)}
        ordersOf={movementsOf}
        waits={asked !== undefined}
        onFound={() => scope.form.setValue('values.amount', '')}
      />
      <Card pad="l">
        <Form label={t('widget.transfer.form')} onSubmit={() => void submit()}>
          <AmountField
            scope={scope}
            name="amount"
            label={t('widget.transfer.amount')}
            hint={available === undefined ? undefined : t('widget.transfer.balance', { amount: write(available) })}
            maximum={available}
            quick={available === undefined ? [] : [{ minor: available, label: t('widget.withdraw.all') }]}
          />
          <p>{t('widget.transfer.note')}</p>
          <Button type="submit" size="l" wide>
            {t('widget.transfer.continue')}
          </Button>
        </Form>
        {asked !== undefined && (
          <ConfirmMoneyDialog
            title={t('widget.transfer.confirm')}
            amount={write(asked)}
            lines={[]}
            sum={{ name: t('widget.transfer.form'), amount: write(asked) }}
            submitLabel={t('widget.transfer.send')}
            unknownText={t('widget.transfer.unknown')}
            record={record}
            calls={calls}
            send={(paymentPassword) => hold(transferUp(gateway, { amount: amountText(asked), paymentPassword }))}
            touches={touched}
            onClose={close}
            onFailed={draft.keep}
            onDone={(made, earlier) => {
              draft.drop();
              run({ do: 'refreshBalance' });
              close();
              onMade({ refId: made?.refId ?? '', minor: asked, earlier });
            }}
          />
        )}
      </Card>
    </>
  );
}

const calls = ['transferUp'] as const;
const upwards = '2004';
const touched = ['balance', 'accountRecord'];
