import { useEffect, useMemo, useState } from 'react';
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
  /** Called when the form holds `retryRain`. It must not fill the form again: it may be edited or sent by then. */
  readonly onRetryTaken: () => void;
};

export type RainFormState = ReturnType<typeof useRainForm>;

/** What is typed and chosen, what limits it, and the confirmation that is open. Amounts in minor units. */
export function useRainForm({ people, limits, retryRain, onRetryTaken }: Options) {
  const session = useSession();
  const scope = useNewForm();
  const { form } = scope;
  const draft = useDraft(scope, 'red-rain', session?.userName ?? '');
  const balance = useQuery(balanceQuery(useGateway()));
  // The choices are values of the form, so that its draft keeps them too.
  const choose = (name: 'mode' | 'receivers', value: string) => form.setValue(fieldName(name), value);
  const mode: Mode = useValueOf(scope, fieldName('mode')) === 'random' ? 'random' : 'equal';
  const chosenIds = useValueOf(scope, fieldName('receivers')) ?? '';
  const receiverIds = useMemo(() => idsOf(chosenIds, people), [chosenIds, people]);
  const [isNobodyChosen, setNobodyChosen] = useState(false);
  const confirmation = useConfirmStep<number>();
  const isUnsettled = useIsUnsettled(rainCalls);
  const isLocked = useFundLock() !== undefined;
  const typedMinor = readAmount(useValueOf(scope, fieldName('amount')) ?? '');
  useEffect(() => {
    if (retryRain === undefined) return;
    form.setValue(fieldName('mode'), retryRain.mode === 'random' ? 'random' : 'equal');
    form.setValue(fieldName('receivers'), missedBy(retryRain).join(' '));
    form.setValue(fieldName('amount'), amountAgain(retryRain));
    onRetryTaken();
  }, [retryRain, form, onRetryTaken]);
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
    setMode: (next: Mode) => choose('mode', next),
    receiverIds,
    setReceiverIds: (ids: ReadonlySet<string>) => {
      choose('receivers', [...ids].join(' '));
      if (form.formState.isSubmitted) void form.trigger();
    },
    amountRange: amountRange(limits, { mode, count, available }),
    typedMinor,
    confirmation,
    hasNoReceiver: isNobodyChosen && count === 0,
    canSubmit: !isUnsettled && !isLocked,
    submit: () => void handleSubmit(),
    clear: () => {
      for (const name of ['amount', 'mode', 'receivers']) form.setValue(fieldName(name), '');
    },
  };
}

/** The ids of a list (separated by spaces) that are still in the team. */
function idsOf(list: string, people: readonly Receiver[]): ReadonlySet<string> {
  const ids = new Set(people.map(({ customerId }) => String(customerId)));
  return new Set(list.split(' ').filter((id) => ids.has(id)));
}
