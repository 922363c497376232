import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import { takeBack } from '@/storefront/forms/account/late-dialogs';
import { EarlierNote } from '@/storefront/forms/account/unsettled/unsettled-note';
import { amountText } from '@/storefront/forms/rules/read-amount';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { MoneyOutcome } from '@/storefront/ui/money/money-outcome';
import { moneyStateOf } from '@/storefront/ui/money/money-state';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { LazyComponent } from '@/storefront/ui/states/lazy-component';
import { OldFigure } from '@/storefront/ui/states/old-figure';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Shape } from '@/storefront/ui/states/shape';

type Props = {
  readonly query: UseQueryResult<CallValue<'withdrawRecord'>>;
  readonly refId: string;
  /** The amount in minor units, for a new request that the record does not have yet. */
  readonly minor: number | undefined;
  /** When the request was first sent, if that try got no answer. */
  readonly earlier: number | undefined;
  readonly record: ReactNode;
  readonly onNew: () => void;
};

/** One withdrawal, followed until it is settled. It can be taken back until it is processed. */
export function Requested({ query, refId, minor, earlier, record, onNew }: Props) {
  const t = useText();
  const run = useAction();
  const format = useFormat();
  const rowOf = (answer: CallValue<'withdrawRecord'> | undefined) =>
    answer?.records.find((candidate) => String(candidate.refId) === refId);
  const row = rowOf(query.data);
  const recordedState = row === undefined ? 'pending' : moneyStateOf(row.status);
  /** The withdrawal is being processed and cannot be taken back, whatever the record still says. */
  const [isTooLate, setTooLate] = useState(false);
  const state = isTooLate && recordedState === 'pending' ? 'processing' : recordedState;
  const reread = async () => {
    const newRow = rowOf((await query.refetch()).data);
    return newRow && moneyStateOf(newRow.status);
  };
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
      {row !== undefined && <OldFigure query={query} />}
      <LazyComponent of={takeBack} fallback={null}>
        {(TakeBack) => <TakeBack refId={refId} state={state} reread={reread} onTooLate={() => setTooLate(true)} />}
      </LazyComponent>
    </MoneyOutcome>
  );
}
