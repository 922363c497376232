import type { ReactNode } from 'react';
import { useAction, useFlag } from '@/storefront/contract/hooks';
import { UnsettledNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { useIsUnsettled } from '@/storefront/forms/account/unsettled/use-unsettled';
import { useSendOnce } from '@/storefront/forms/account/use-send-once';
import { AmountField } from '@/storefront/forms/fields/amount-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { amountText, readAmount } from '@/storefront/forms/rules/read-amount';
import { useDraft } from '@/storefront/forms/use-draft';
import { useNewForm } from '@/storefront/forms/use-new-form';
import { useValueOf } from '@/storefront/forms/use-value-of';
import { moveBetweenWallets } from '@/storefront/platform/gateway/queries/money/wallets';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSession } from '@/storefront/platform/session/use-session';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { useEnds } from './use-ends';
import type { Wallet } from './use-wallets';
import { WalletChoice } from './wallet-choice';

/** `earlier`: when the movement was first sent, if that try got no answer. */
export type Move = {
  readonly from: Wallet;
  readonly to: Wallet;
  readonly minor: number;
  readonly earlier: number | undefined;
};

export const walletCalls = ['walletTransfer'] as const;

type Props = {
  readonly wallets: readonly Wallet[];
  readonly record: ReactNode;
  /** Shown if all wallets are empty. */
  readonly deposit: ReactNode;
  /** Link to the games, if turnover is missing. */
  readonly play: ReactNode;
  readonly onMade: (move: Move) => void;
};

/** Source, target and amount. It is the member's own money, so no fund password is needed. */
export function MoveForm({ wallets, record, deposit, play, onMade }: Props) {
  const t = useText();
  const run = useAction();
  const format = useFormat();
  const gateway = useGateway();
  const session = useSession();
  const isHidden = useFlag('balance.hidden');
  const scope = useNewForm();
  const draft = useDraft(scope, 'wallets', session?.userName ?? '');
  const { busy, refusal, sendOnce } = useSendOnce(walletCalls, t('widget.wallets.unknown'));
  const isUnsettled = useIsUnsettled(walletCalls);
  const { from, to, choose } = useEnds(wallets);
  const typedMinor = readAmount(useValueOf(scope, 'values.amount') ?? '') ?? 0;
  if (from === undefined || to === undefined) return null;
  const send = (minor: number) =>
    sendOnce({
      amount: format.money(amountText(minor)),
      send: () =>
        moveBetweenWallets(gateway, {
          fromAccountTypeId: from.id,
          toAccountTypeId: to.id,
          amount: amountText(minor),
        }),
      onFailed: draft.keep,
      onDone: (_, earlier) => {
        draft.drop();
        run({ do: 'refreshBalance' });
        onMade({ from, to, minor, earlier });
      },
    });
  const submit = scope.form.handleSubmit(
    ({ values }) => send(readAmount(values.amount ?? '') ?? 0),
    () => focusFirst(scope),
  );
  const availableText = t('widget.wallets.there', { amount: format.money(amountText(from.minor)) });
  return (
    <>
      <UnsettledNote
        calls={walletCalls}
        unknownText={t('widget.wallets.unknown')}
        record={record}
        waits={busy}
        onFound={() => scope.form.setValue('values.amount', '')}
      />
      <Card pad="l">
        <Form label={t('widget.wallets.form')} onSubmit={() => void submit()}>
          <WalletChoice wallets={wallets} from={from} to={to} onChoose={choose} />
          {from.minor === 0 && <p>{t('widget.wallets.nothing')}</p>}
          {from.minor === 0 && wallets.every(({ minor }) => minor === 0) && deposit}
          {from.isLocked ? (
            <>
              <p>
                {from.required > 0
                  ? t('widget.wallets.turnover', { amount: format.money(amountText(from.required)) })
                  : t('widget.wallets.locked')}
              </p>
              {from.required > 0 && play}
              <p>{t('widget.wallets.choose')}</p>
            </>
          ) : (
            <AmountField
              scope={scope}
              name="amount"
              label={t('widget.transfer.amount')}
              hint={isHidden ? undefined : availableText}
              maximum={from.minor}
              quick={
                from.minor < 2
                  ? []
                  : [
                      { minor: Math.floor(from.minor / 2), label: t('widget.withdraw.half') },
                      { minor: from.minor, label: t('widget.withdraw.all') },
                    ]
              }
            />
          )}
          {!from.isLocked && to.turnover > 0 && typedMinor > 0 && <WillLock to={to} minor={typedMinor} />}
          <FormAlert problems={[refusal?.text]} />
          {!from.isLocked && (
            <Button type="submit" size="l" wide busy={busy} disabled={from.minor === 0 || (isUnsettled && !busy)}>
              {t('widget.wallets.move')}
            </Button>
          )}
        </Form>
      </Card>
    </>
  );
}

/** Says before moving what would lock the money in the target. */
function WillLock({ to: { name, required, turnover }, minor }: { readonly to: Wallet; readonly minor: number }) {
  const t = useText();
  const format = useFormat();
  const amount = format.money(amountText(required + Math.round(minor * turnover)));
  return <p role="status">{t('widget.wallets.willLock', { name, amount })}</p>;
}
