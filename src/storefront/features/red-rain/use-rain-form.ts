import { useEffect, useState } from 'react';
import { useFundLock } from '@/storefront/forms/account/fund/use-fund-lock';
import { useIsUnsettled } from '@/storefront/forms/account/unsettled/use-unsettled';
import { useConfirmStep } from '@/storefront/forms/account/use-confirm-step';
import { focusFirst } from '@/storefront/forms/focus-first';
import { fieldName } from '@/storefront/forms/form-scope';
import { minorOf, readAmount } from '@/storefront/forms/rules/read-amount';
import { useDraft } from '@/storefront/forms/use-draft';
import { useNewForm } from '@/storefront/forms/use-new-form';
import { useValueOf } from '@/storefront/forms/use-value-of';
import type { Rain, Receiver } from '@/storefront/platform/gateway/queries/agents/red-rain';
import { balanceQuery, mainBalanceOf } from '@/storefront/platform/gateway/queries/money/wallet';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useSession } from '@/storefront/platform/session/use-session';
import { amountAgain, missedBy } from './give-again';
import { amountRange, type Mode, type RainLimits } from './rain-limits';

export const rainCalls = ['transferMultiple'] as const;

type Options = {
  readonly people: readonly Receiver[];
  readonly limits: RainLimits;
  /** A rain that is repeated for those whom it missed. */
  readonly retryRain: Rain | undefined;
};

export type RainFormState = ReturnType<typeof useRainForm>;

/** What is typed and chosen, what limits it, and the confirmation that is open. Amounts in minor units. */
export function useRainForm({ people, limits, retryRain }: Options) {
  const session = useSession();
  const scope = useNewForm();
  const { form } = scope;
  const draft = useDraft(scope, 'red-rain', session?.userName ?? '');
  const balance = useQuery(balanceQuery(useGateway()));
  const [mode, setMode] = useState<Mode>(retryRain?.mode === 'random' ? 'random' : 'equal');
  const [receiverIds, setReceiverIds] = useState<ReadonlySet<string>>(() => missedBy(retryRain, people));
  const [isNobodyChosen, setNobodyChosen] = useState(false);
  const confirmation = useConfirmStep<number>();
  const isUnsettled = useIsUnsettled(rainCalls);
  const isLocked = useFundLock() !== undefined;
  const typedMinor = readAmount(useValueOf(scope, fieldName('amount')) ?? '');
  useEffect(() => {
    if (retryRain !== undefined) form.setValue(fieldName('amount'), amountAgain(retryRain));
  }, [retryRain, form]);
  const count = receiverIds.size;
  const available = minorOf(mainBalanceOf(balance.data));
  const handleSubmit = form.handleSubmit(
    ({ values }) => {
      setNobodyChosen(count === 0);
      const minor = readAmount(values.amount ?? '');
      if (count > 0 && minor !== undefined) confirmation.ask(minor);
    },
    () => focusFirst(scope),
  );
  return {
    scope,
    draft,
    mode,
    setMode,
    receiverIds,
    setReceiverIds: (ids: ReadonlySet<string>) => {
      setReceiverIds(ids);
      if (form.formState.isSubmitted) void form.trigger();
    },
    amountRange: amountRange(limits, { mode, count, available }),
    typedMinor,
    confirmation,
    hasNoReceiver: isNobodyChosen && count === 0,
    canSubmit: !isUnsettled && !isLocked,
    submit: () => void handleSubmit(),
    clearAmount: () => form.setValue(fieldName('amount'), ''),
  };
}
