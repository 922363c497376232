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
import { type Asked, useAsked } from './use-asked';

type Props = {
  readonly call: ListCall;
  readonly label: string;
  readonly icon: string;
  readonly empty: string;
  readonly emptyNote: string | undefined;
  /** Parameters of the address that cannot be shown. */
  readonly unread: readonly InvalidParam[];
  /** Actions of the empty state. */
  readonly actions: ReactNode;
};

/** One report. Days, filter, team, page and the open record are all in the address. */
export function RecordList({ call, label, icon, empty, emptyNote, unread, actions }: Props) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const asked = useAsked(call);
  const query = useSheet(call, asked);
  const filter = filters[call];
  const { page, who } = asked;
  const pages = query.data?.pages ?? page;
  const by = params.get('by');
  const refused: readonly InvalidParam[] = [
    ...unread,
    ...asked.unread,
    ...(by !== null && !(call in byDay && by === 'day') ? [{ name: 'by', why: 'filter' } as const] : []),
    ...invalidPage(page, pages),
  ];
  if (isSwitchedOff(query)) return <EmptyState icon={icon} title={label} text={t('error.permission')} />;
  const isByDay = call in byDay && by === 'day';
  return (
    <>
      {query.data?.path !== undefined && <TeamPath path={query.data.path} />}
      <RangeBar range={asked.range}>
        {filter !== undefined && (
          <Select
            label={t(`widget.records.by.${filter.name}`)}
            all={t('widget.games.all')}
            options={Object.fromEntries(Object.keys(filter.options).map((key) => [key, t(optionText(call, key))]))}
            value={asked.chosen}
            onChange={(only) => setParams({ only, page: undefined })}
          />
        )}
      </RangeBar>
      <RefusedNote unread={refused} />
      {namedReports.has(call) && <MemberSearch key={who} who={who} />}
      {call in byDay && (
        <Tabs
          label={t('widget.records.shown')}
          tabs={shown.map((key) => ({ key, label: t(`widget.records.shown.${key}`) }))}
          chosen={isByDay ? 'day' : 'member'}
          onChoose={(by) => setParams({ by: by === 'day' ? by : undefined, page: undefined })}
        />
      )}
      <QueryState query={query} skeleton={<Shape of="list" label={t('widget.loading')} />}>
        {(sheet) =>
          sheet.lines.length === 0 && asked.chosen !== undefined ? (
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
              {sheet.days !== undefined && (isByDay || !(call in byDay)) && (
                <ResultsByDay label={label} days={sheet.days} range={asked.range} hasTable={isByDay} />
              )}
              {!isByDay && (
                <RecordPages
                  call={call}
                  label={label}
                  sheet={sheet}
                  asked={asked}
                  onLook={async () => (await query.refetch()).data?.lines ?? []}
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
const byDay: { readonly [Name in ListCall]?: true } = { teamGamePnl: true, teamLotteryPnl: true };
const shown = ['member', 'day'] as const;

function useSheet<Name extends ListCall>(call: Name, { range: { range, spanOf, isReady }, ...filter }: Asked) {
  const gateway = useGateway();
  const query = recordQuery<Name>(gateway, call, { range, ...filter }, spanOf);
  return useQuery({
    ...query,
    enabled: query.enabled === true && isReady,
    select: (value): Sheet => sheets[call](value),
  });
}
