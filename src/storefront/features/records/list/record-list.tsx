import type { ReactNode } from 'react';
import { useSearchParams } from '@/storefront/contract/hooks';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { recordQuery } from '@/storefront/platform/gateway/queries/money/records';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Select } from '@/storefront/ui/fields/select';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { OldFigure } from '@/storefront/ui/states/old-figure';
import { QueryState } from '@/storefront/ui/states/query-state';
import { type InvalidParam, invalidPage, RefusedNote } from '@/storefront/ui/states/refused-note';
import { Shape } from '@/storefront/ui/states/shape';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { RangeBar } from '../days/range-bar';
import type { Sheet } from '../record/record-line';
import { ResultsByDay } from '../results/results-by-day';
import { Sums } from '../results/sums';
import { type ListCall, sheets } from '../sheets/sheets';
import { filters, namedReports, optionText } from './filters';
import { MemberSearch } from './member-search';
import { RecordPages } from './record-pages';
import { TeamPath } from './team-path';
import { type ReportParams, useReportParams } from './use-report-params';

type Props = {
  readonly call: ListCall;
  readonly label: string;
  readonly icon: string;
  readonly empty: string;
  readonly emptyNote: string | undefined;
  /** Parameters of the address that cannot be shown. */
  readonly invalidParams: readonly InvalidParam[];
  /** Actions of the empty state. */
  readonly actions: ReactNode;
};

/** One report. Days, filter, team, page and the open record are all in the address. */
export function RecordList({ call, label, icon, empty, emptyNote, invalidParams, actions }: Props) {
  const t = useText();
  const [searchParams, setParams] = useSearchParams();
  const params = useReportParams(call);
  const query = useReport(call, params);
  const filter = filters[call];
  const { page, who } = params;
  const pages = query.data?.pages ?? page;
  const by = searchParams.get('by');
  const hasDayTab = call in reportsWithDayTab;
  const isByDay = hasDayTab && by === 'day';
  const allInvalidParams: readonly InvalidParam[] = [
    ...invalidParams,
    ...params.invalidParams,
    ...(by !== null && !isByDay ? [{ name: 'by', why: 'filter' } as const] : []),
    ...invalidPage(page, pages),
  ];
  if (isSwitchedOff(query)) return <EmptyState icon={icon} title={label} text={t('error.permission')} />;
  return (
    <>
      {query.data?.path !== undefined && <TeamPath path={query.data.path} />}
      <RangeBar range={params.range}>
        {filter !== undefined && (
          <Select
            label={t(`widget.records.by.${filter.name}`)}
            all={t('widget.games.all')}
            options={Object.fromEntries(Object.keys(filter.options).map((key) => [key, t(optionText(call, key))]))}
            value={params.chosen}
            onChange={(only) => setParams({ only, page: undefined })}
          />
        )}
      </RangeBar>
      <RefusedNote unread={allInvalidParams} />
      {namedReports.has(call) && <MemberSearch key={who} who={who} />}
      {hasDayTab && (
        <Tabs
          label={t('widget.records.shown')}
          tabs={tabKeys.map((key) => ({ key, label: t(`widget.records.shown.${key}`) }))}
          chosen={isByDay ? 'day' : 'member'}
          onChoose={(tab) => setParams({ by: tab === 'day' ? tab : undefined, page: undefined })}
        />
      )}
      <QueryState query={query} skeleton={<Shape of="list" label={t('widget.loading')} />}>
        {(sheet) =>
          sheet.lines.length === 0 && params.chosen !== undefined ? (
            <EmptyState icon={icon} title={t('widget.records.noMatch')}>
              <Button tone="secondary" onClick={() => setParams({ only: undefined, page: undefined })}>
                {t('widget.games.widen')}
              </Button>
            </EmptyState>
          ) : sheet.lines.length === 0 ? (
            <EmptyState icon={icon} title={empty} text={emptyNote}>
              {actions}
            </EmptyState>
          ) : (
            <>
              <OldFigure query={query} />
              <Sums sums={sheet.sums} total={isByDay ? undefined : sheet.total} />
              {sheet.days !== undefined && (isByDay || !hasDayTab) && (
                <ResultsByDay label={label} days={sheet.days} range={params.range} hasTable={isByDay} />
              )}
              {!isByDay && (
                <RecordPages
                  call={call}
                  label={label}
                  sheet={sheet}
                  params={params}
                  onReload={async () => (await query.refetch()).data?.lines ?? []}
                />
              )}
            </>
          )
        }
      </QueryState>
    </>
  );
}

/** Reports with a row for each downline that also show results by day. */
const reportsWithDayTab: { readonly [Name in ListCall]?: true } = { teamGamePnl: true, teamLotteryPnl: true };
const tabKeys = ['member', 'day'] as const;

function useReport<Name extends ListCall>(
  call: Name,
  { range: { days: range, spanOf, isReady }, ...filter }: ReportParams,
) {
  const gateway = useGateway();
  const query = recordQuery<Name>(gateway, call, { range, ...filter }, spanOf);
  return useQuery({
    ...query,
    enabled: query.enabled === true && isReady,
    select: (value): Sheet => sheets[call](value),
  });
}
