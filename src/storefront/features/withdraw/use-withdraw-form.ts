import { useFundLock } from '@/storefront/forms/account/fund/use-fund-lock';
import { useIsUnsettled } from '@/storefront/forms/account/unsettled/use-unsettled';
import { useConfirmStep } from '@/storefront/forms/account/use-confirm-step';
import { focusFirst } from '@/storefront/forms/focus-first';
import { minorOf, readAmount } from '@/storefront/forms/rules/read-amount';
import { useDraft } from '@/storefront/forms/use-draft';
import { useNewForm } from '@/storefront/forms/use-new-form';
import { useValueOf } from '@/storefront/forms/use-value-of';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { balanceQuery, mainBalanceOf } from '@/storefront/platform/gateway/queries/money/wallet';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { isOn } from '@/storefront/platform/session/session';
import { useSession } from '@/storefront/platform/session/use-session';
import { useOpening } from './use-opening';
import { type BankCard, type Limits, withdrawCalls } from './withdrawal';

type Options = {
  readonly limits: Limits;
  readonly known: CallValue<'securityConfig'>;
  readonly cards: readonly BankCard[];
};

export type WithdrawFormState = ReturnType<typeof useWithdrawForm>;

/** What is typed and chosen, what limits it, and the question that is open. Amounts in minor units. */
export function useWithdrawForm({ limits, known: config, cards }: Options) {
  const session = useSession();
  const scope = useNewForm();
  const draft = useDraft(scope, 'withdraw', session?.userName ?? '');
  const balance = useQuery(balanceQuery(useGateway()));
  const chosenCard = useValueOf(scope, 'values.card');
  const question = useConfirmStep<number>();
  const opening = useOpening(limits);
  const isLocked = useFundLock() !== undefined;
  const isUnsettled = useIsUnsettled(withdrawCalls);
  const available = minorOf(mainBalanceOf(balance.data));
  const firstCard = cards.find(({ isDefault }) => isOn(isDefault)) ?? cards[0];
  const card = cards.find(({ bankCardId }) => String(bankCardId) === chosenCard) ?? firstCard;
  const turnover = { required: minorOf(limits.turnoverRequired) ?? 0, done: minorOf(limits.turnoverDone) ?? 0 };
  const isLimitReached = Number(limits.remainingTransactionTimes ?? 1) <= 0;
  const isClosed = opening?.isOpen === false;
  const isTurnoverDue = turnover.done < turnover.required;
  const leastMinor = Math.max(1, minorOf(limits.minimumAmount) ?? 0);
  // A balance that is not loaded limits nothing: the platform knows it.
  const isTooLittle = available !== undefined && available < leastMinor;
  const isDisabled = isLocked || isClosed || isLimitReached || isTurnoverDue || isTooLittle;
  const isReady = isOn(config.hasPaymentPassword) && isOn(config.payeeNameSet) && card !== undefined;
  const handleSubmit = scope.form.handleSubmit(
    ({ values }) => {
      const minor = readAmount(values.amount ?? '');
      if (minor !== undefined) question.ask(minor);
    },
    () => focusFirst(scope),
  );
  return {
    scope,
    draft,
    balance,
    available,
    leastMinor,
    isTooLittle,
    card,
    turnover,
    opening,
    question,
    isDisabled,
    canSubmit: isReady && !isDisabled && !isUnsettled,
    submit: () => void handleSubmit(),
    clearAmount: () => scope.form.setValue('values.amount', ''),
    chooseCard: (id: string) => scope.form.setValue('values.card', id),
  };
}
