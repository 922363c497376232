import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { EarlierNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { useChange } from '@/storefront/forms/account/use-change';
import { FormAlert } from '@/storefront/forms/form-alert';
import { amountText } from '@/storefront/forms/rules/read-amount';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { isKnownOutcome } from '@/storefront/platform/gateway/outcome';
import { cancelWithdraw } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { AskButton } from '@/storefront/ui/ask-button';
import { Button } from '@/storefront/ui/button';
import { MoneyOutcome } from '@/storefront/ui/money/money-outcome';
import { moneyStateOf } from '@/storefront/ui/money/money-state';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Shape } from '@/storefront/ui/states/shape';

type Props = {
  readonly query: UseQueryResult<CallValue<'withdrawRecord'>>;
  readonly refId: string;
  /** What was asked for, in minor units, where it was just now: it shows before the record has it. */
  readonly minor: number | undefined;
  /** When it was sent first, where no answer came then. */
  readonly earlier: number | undefined;
  readonly record: ReactNode;
  readonly onNew: () => void;
};

/** One request, followed until it is settled; until somebody looks at it, it can be taken back. */
export function Requested({ query, refId, minor, earlier, record, onNew }: Props) {
  const t = useText();
  const run = useAction();
  const format = useFormat();
  const gateway = useGateway();
  const { busy, problem, change } = useChange();
  const [isUnknown, setUnknown] = useState(false);
  const row = query.data?.records.find((candidate) => String(candidate.refId) === refId);
  const state = row === undefined ? 'pending' : moneyStateOf(row.status);
  const cancel = async () => {
    setUnknown(false);
    try {
      await cancelWithdraw(gateway, refId);
    } catch (error) {
      // What the record says is the truth, whatever became of the answer.
      const { data } = await query.refetch();
      const now = data?.records.find((candidate) => String(candidate.refId) === refId);
      if (now !== undefined && moneyStateOf(now.status) !== 'pending') return;
      setUnknown(!isKnownOutcome(error));
      throw error;
    }
    await query.refetch();
  };
  const told = problem !== undefined && isUnknown ? t('widget.withdraw.cancelUnknown') : problem;
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (state === 'failed' || state === 'cancelled') latest.current({ do: 'refreshBalance' });
  }, [state]);
  if (row === undefined && minor === undefined) {
    return (
      <QueryState query={query} skeleton={<Shape of="amount" label={t('widget.loading')} />}>
        {() => (
          <EmptyState icon="list" title={t('widget.withdraw.gone')}>
            <Button wide onClick={onNew}>
              {t('widget.withdraw.new')}
            </Button>
            {record}
          </EmptyState>
        )}
      </QueryState>
    );
  }
  return (
    <MoneyOutcome
      label={t('widget.withdraw.request')}
      state={state}
      words={t(`widget.withdraw.state.${state}`)}
      amount={format.money(row?.amount ?? amountText(minor ?? 0))}
      note={row?.remark ? `${refId} · ${row.remark}` : refId}
      record={record}
      againLabel={t('widget.withdraw.new')}
      onAgain={onNew}
    >
      <EarlierNote at={earlier} />
      <FormAlert problems={told === undefined || state !== 'pending' ? [] : [told]} />
      {state === 'pending' && refId !== '' && (
        <AskButton
          tone="secondary"
          label={t('widget.withdraw.cancel')}
          question={t('widget.withdraw.cancelAsk')}
          no={t('widget.deposit.keep')}
          yes={t('widget.withdraw.cancel')}
          busy={busy}
          onYes={() => change(cancel)}
        />
      )}
    </MoneyOutcome>
  );
}
