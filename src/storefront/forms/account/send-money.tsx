import type { ReactNode } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import type { CallName } from '@/storefront/generated/wire/calls';
import { balanceQuery, mainBalanceOf } from '@/storefront/platform/gateway/queries/money/wallet';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSession } from '@/storefront/platform/session/use-session';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { AmountField } from '../fields/amount-field';
import { focusFirst } from '../focus-first';
import { Form } from '../form';
import { amountText, minorOf, readAmount } from '../rules/read-amount';
import { useDraft } from '../use-draft';
import { useNewForm } from '../use-new-form';
import { ConfirmMoneyDialog } from './confirm-money-dialog';
import { UnsettledNote } from './unsettled/unsettled-note';
import { useIsUnsettled } from './unsettled/use-unsettled';

/** `earlier`: when it was first sent, if that try got no answer. */
export type SentMoney = { readonly refId: string; readonly minor: number; readonly earlier: number | undefined };

type Order = { readonly amount: string; readonly paymentPassword: string };

type Props = {
  /** The call that sends it. Must be a stable list. */
  readonly calls: readonly CallName[];
  /** Label of the form, and of the amount in the question. */
  readonly label: string;
  readonly note: string;
  /** Name of the draft. */
  readonly draftKey: string;
  /** Whether it has a card of its own. */
  readonly inCard?: boolean;
  readonly record: ReactNode;
  /** The open question whether to send: amount in minor units. */
  readonly question: {
    readonly asked: number | undefined;
    readonly ask: (minor: number) => void;
    readonly close: () => void;
  };
  readonly send: (order: Order) => Promise<{ readonly refId?: string | null | undefined } | null>;
  readonly onSent: (sent: SentMoney) => void;
};

/** Sends an amount, at most the whole balance, confirmed with the fund password. */
export function SendMoney({ calls, label, note, draftKey, inCard, record, question, send, onSent }: Props) {
  const t = useText();
  const run = useAction();
  const format = useFormat();
  const gateway = useGateway();
  const session = useSession();
  const scope = useNewForm();
  const draft = useDraft(scope, draftKey, session?.userName ?? '');
  const balance = useQuery(balanceQuery(gateway));
  const { asked: askedMinor, ask: askToSend, close } = question;
  const isUnsettled = useIsUnsettled(calls);
  const available = minorOf(mainBalanceOf(balance.data));
  const submit = scope.form.handleSubmit(
    ({ values }) => {
      const minor = readAmount(values.amount ?? '');
      if (minor !== undefined) askToSend(minor);
    },
    () => focusFirst(scope),
  );
  const formatMinor = (minor: number) => format.money(amountText(minor));
  const form = (
    <Form label={label} onSubmit={() => void submit()}>
      <AmountField
        scope={scope}
        name="amount"
        label={t('widget.transfer.amount')}
        hint={available === undefined ? undefined : t('widget.transfer.balance', { amount: formatMinor(available) })}
        maximum={available}
        quick={available === undefined ? [] : [{ minor: available, label: t('widget.withdraw.all') }]}
      />
      <p>{note}</p>
      <Button type="submit" size="l" wide disabled={isUnsettled}>
        {t('widget.transfer.continue')}
      </Button>
    </Form>
  );
  return (
    <>
      <UnsettledNote
        calls={calls}
        unknownText={t('widget.transfer.unknown')}
        record={record}
        waits={askedMinor !== undefined}
        onFound={() => scope.form.setValue('values.amount', '')}
      />
      {inCard ? <Card pad="l">{form}</Card> : form}
      {askedMinor !== undefined && (
        <ConfirmMoneyDialog
          title={t('widget.transfer.confirm')}
          amount={formatMinor(askedMinor)}
          lines={[]}
          sum={{ name: label, amount: formatMinor(askedMinor) }}
          submitLabel={t('widget.transfer.send')}
          unknownText={t('widget.transfer.unknown')}
          calls={calls}
          send={(paymentPassword) => send({ amount: amountText(askedMinor), paymentPassword })}
          onClose={close}
          onFailed={draft.keep}
          onDone={(answer, earlier) => {
            draft.drop();
            run({ do: 'refreshBalance' });
            close();
            onSent({ refId: answer?.refId ?? '', minor: askedMinor, earlier });
          }}
        />
      )}
    </>
  );
}
