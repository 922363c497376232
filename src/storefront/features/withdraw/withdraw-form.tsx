import type { ReactNode } from 'react';
import { cardDialog } from '@/storefront/forms/account/bank/late-card';
import type { CardRequirements } from '@/storefront/forms/account/bank/new-account';
import { FundLock } from '@/storefront/forms/account/fund/fund-told';
import { useFundLock } from '@/storefront/forms/account/fund/use-fund-lock';
import { UnsettledNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { useIsUnsettled } from '@/storefront/forms/account/unsettled/use-unsettled';
import { useConfirmStep } from '@/storefront/forms/account/use-confirm-step';
import { AmountField } from '@/storefront/forms/fields/amount-field';
import { focusFirst } from '@/storefront/forms/focus-first';
import { Form } from '@/storefront/forms/form';
import { amountText, minorOf, readAmount } from '@/storefront/forms/rules/read-amount';
import { useDraft } from '@/storefront/forms/use-draft';
import { useNewForm } from '@/storefront/forms/use-form-scope';
import { useValueOf } from '@/storefront/forms/use-value-of';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { balanceQuery, mainBalanceOf } from '@/storefront/platform/gateway/queries/money/wallet';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { useSession } from '@/storefront/platform/session/use-session';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { Receipt } from '@/storefront/ui/money/receipt';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { OldFigure } from '@/storefront/ui/states/old-figure';
import { CardChoice } from './card-choice';
import { feeOf } from './fee';
import { Rules } from './rules';
import { useOpening } from './use-opening';
import styles from './withdraw.module.css';

export type Limits = CallValue<'withdrawSettings'>;
export type BankCard = CallValue<'bankCards'>['bankCards'][number];

/** `earlier`: when it was first sent, if that try got no answer. */
export type SentRequest = { readonly refId: string; readonly minor: number; readonly earlier: number | undefined };

export const withdrawCalls = ['requestWithdraw'] as const;

/** The confirmation, whose code loads while the form is filled in. */
export const loadConfirm = () => import('./confirm-dialog').then(({ ConfirmDialog }) => ({ default: ConfirmDialog }));
const confirmDialog = createLazy(loadConfirm);
export const loadAround = () => import('./around');
const aboveForm = createLazy(() => loadAround().then(({ AboveForm }) => ({ default: AboveForm })));

type Props = {
  readonly limits: Limits;
  readonly known: CallValue<'securityConfig'>;
  readonly cards: readonly BankCard[];
  readonly mostCards: number | undefined;
  readonly asks: CardRequirements;
  /** The missing steps. */
  readonly missing: ReactNode;
  readonly record: ReactNode;
  /** Pending withdrawals. */
  readonly open: ReactNode;
  /** Link to the games, if turnover is missing. */
  readonly play: ReactNode;
  readonly onRequested: (made: SentRequest) => void;
};

export function WithdrawForm({
  limits,
  known: config,
  cards,
  mostCards,
  asks,
  missing: missingSteps,
  record,
  open: openRequests,
  play,
  onRequested,
}: Props) {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const session = useSession();
  const scope = useNewForm();
  const draft = useDraft(scope, 'withdraw', session?.userName ?? '');
  const balance = useQuery(balanceQuery(gateway));
  const chosenCard = useValueOf(scope, 'values.card');
  const addSheet = useSheet('add');
  const { asked: askedMinor, ask, close, hold } = useConfirmStep<number>();
  const minor = readAmount(useValueOf(scope, 'values.amount') ?? '');
  const firstCard = cards.find(({ isDefault }) => isOn(isDefault)) ?? cards[0];
  const card = cards.find(({ bankCardId }) => String(bankCardId) === chosenCard) ?? firstCard;
  const isReady = isOn(config.hasPaymentPassword) && isOn(config.payeeNameSet) && card !== undefined;
  const [requiredMinor, doneMinor] = [minorOf(limits.turnoverRequired) ?? 0, minorOf(limits.turnoverDone) ?? 0];
  const isLimitReached = Number(limits.remainingTransactionTimes ?? 1) <= 0;
  const isLocked = useFundLock() !== undefined;
  const isUnsettled = useIsUnsettled(withdrawCalls);
  const opening = useOpening(limits);
  const isClosed = opening?.isOpen === false;
  const available = minorOf(mainBalanceOf(balance.data));
  const walletMinor = (balance.data?.balance?.length ?? 0) > 1 ? available : undefined;
  const leastMinor = minorOf(limits.minimumAmount);
  // A balance that is not loaded limits nothing: the platform knows it.
  const mostMinor = Math.min(available ?? Infinity, minorOf(limits.maximumAmount) ?? Infinity);
  const handleSubmit = scope.form.handleSubmit(
    ({ values }) => {
      const typed = readAmount(values.amount ?? '');
      if (typed !== undefined) ask(typed);
    },
    () => focusFirst(scope),
  );
  const unknownText = t(record === undefined ? 'widget.withdraw.unknownNoRecord' : 'widget.withdraw.unknown');
  const isDisabled = isLimitReached || isClosed || isLocked || doneMinor < requiredMinor;
  const formatMinor = (value: number) => format.money(amountText(value));
  const fee = feeOf(limits, minor ?? 0);
  return (
    <div className={styles.withdraw}>
      {(walletMinor !== undefined || isClosed) && (
        <LazyComponent of={aboveForm} fallback={null} lost={null}>
          {(AboveForm) => <AboveForm minor={walletMinor} opening={opening} startTime={limits.startTime ?? ''} />}
        </LazyComponent>
      )}
      {walletMinor !== undefined && <OldFigure query={balance} />}
      <UnsettledNote
        calls={withdrawCalls}
        unknownText={unknownText}
        record={record}
        waits={askedMinor !== undefined}
        onFound={() => scope.form.setValue('values.amount', '')}
      />
      {openRequests}
      {askedMinor === undefined && <FundLock />}
      {missingSteps}
      <Card pad="l">
        <Form label={t('widget.withdraw.form')} onSubmit={() => void handleSubmit()}>
          {card !== undefined && (
            <CardChoice
              cards={cards}
              chosen={String(card.bankCardId)}
              most={mostCards}
              canAdd={isOn(config.payeeNameSet) && (!asks.proof || isOn(config.mobileBound))}
              onChoose={(id) => scope.form.setValue('values.card', id)}
              onAdd={() => addSheet.open('card')}
            />
          )}
          <AmountField
            scope={scope}
            name="amount"
            label={t('widget.withdraw.amount')}
            hint={`${formatMinor(leastMinor ?? 0)} – ${format.money(limits.maximumAmount)}`}
            minimum={leastMinor}
            maximum={mostMinor}
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
          <Rules limits={limits} required={requiredMinor} done={doneMinor} play={play} />
          <Button type="submit" size="l" wide disabled={!isReady || isDisabled || isUnsettled}>
            {t('widget.withdraw.continue')}
          </Button>
        </Form>
      </Card>
      {addSheet.shown !== undefined && (
        <LazyComponent of={cardDialog} fallback={null}>
          {(CardDialog) => (
            <CardDialog
              asks={asks}
              onClose={() => addSheet.close()}
              onAdded={(id) => scope.form.setValue('values.card', id)}
            />
          )}
        </LazyComponent>
      )}
      {askedMinor !== undefined && card !== undefined && (
        <LazyComponent of={confirmDialog} fallback={null}>
          {(ConfirmDialog) => (
            <ConfirmDialog
              card={card}
              minor={askedMinor}
              fee={feeOf(limits, askedMinor)}
              unknownText={unknownText}
              hold={hold}
              onClose={close}
              onFailed={draft.keep}
              onRequested={(refId, earlier) => {
                draft.drop();
                // An order with a number replaces the question.
                if (refId === '') close();
                onRequested({ refId, minor: askedMinor, earlier });
              }}
            />
          )}
        </LazyComponent>
      )}
    </div>
  );
}
