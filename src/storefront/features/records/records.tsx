import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from '@/storefront/contract/hooks';
import { recordQuery } from '@/storefront/platform/gateway/queries/records';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Card } from '@/storefront/ui/card';
import { Select } from '@/storefront/ui/fields/select';
import { LongList } from '@/storefront/ui/long-list/long-list';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Pagination } from '@/storefront/ui/tabs/pagination';
import { filters } from './filters';
import { RangeBar } from './range-bar';
import { RecordDetail } from './record-detail';
import { RecordRow } from './record-row';
import styles from './records.module.css';
import { SaveRecords } from './save-records';
import { type ListCall, type Sheet, sheets } from './sheets';
import { Sums } from './sums';
import { type Range, useRange } from './use-range';

/** A report of the member's own money or play: days, what it is narrowed by, the page and the open record all stand in the address. */
export default function Records({ props, slots }: WidgetComponentProps<'records.list'>) {
  const { call, empty, emptyNote, label = empty, icon = 'list' } = props;
  const t = useText();
  const [params, setParams] = useSearchParams();
  const range = useRange();
  const filter = filters[call];
  const options = filter?.options ?? {};
  const chosen = Object.hasOwn(options, params.get('only') ?? '') ? (params.get('only') ?? undefined) : undefined;
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const only = chosen === undefined ? undefined : options[chosen];
  const query = useSheet(call, { range, only, page });
  const pages = query.data?.pages ?? page;
  // A page that is no more, where a link is older than the record.
  useEffect(() => {
    if (page > pages) setParams({ page: pages > 1 ? String(pages) : undefined });
  }, [page, pages, setParams]);
  const open = query.data?.lines.find(({ key }) => key === params.get('record'));
  const nothing = (
    <EmptyState icon={icon} title={empty} text={emptyNote}>
      {slots.actions}
    </EmptyState>
  );
  return (
    <section className={styles.records} aria-label={label}>
      <RangeBar range={range}>
        {filter !== undefined && (
          <Select
            label={t(`widget.records.by.${filter.name}`)}
            all={t('widget.games.all')}
            options={Object.fromEntries(Object.keys(options).map((key) => [key, t(textOf(call, key))]))}
            value={chosen}
            onChange={(next) => setParams({ only: next, page: undefined })}
          />
        )}
      </RangeBar>
      <QueryState query={query} skeleton="form">
        {({ lines, sums, total }) =>
          lines.length === 0 ? (
            nothing
          ) : (
            <>
              <Sums sums={sums} total={total} />
              <Card pad="none">
                <LongList rows={lines} label={label}>
                  {(line, place) => (
                    <RecordRow
                      key={line.key}
                      line={line}
                      place={place}
                      onOpen={() => setParams({ record: line.key }, 'step')}
                    />
                  )}
                </LongList>
              </Card>
              <Pagination
                label={t('widget.pages')}
                page={page}
                pages={pages}
                onChoose={(next) => setParams({ page: next === 1 ? undefined : String(next) })}
              />
              <SaveRecords call={call} range={range} only={only} name={label} />
            </>
          )
        }
      </QueryState>
      {open !== undefined && <RecordDetail line={open} onClose={() => setParams({ record: undefined })} />}
    </section>
  );
}

type Asked = { readonly range: Range; readonly only: string | undefined; readonly page: number };

function useSheet<Name extends ListCall>(call: Name, { range: { range, spanOf }, only, page }: Asked) {
  const gateway = useGateway();
  const query = recordQuery<Name>(gateway, call, { range, only, page }, spanOf);
  return useQuery({
    ...query,
    select: (value): Sheet => sheets[call](value),
  });
}

function textOf(call: ListCall, key: string): string {
  if (call === 'betRecord') return `category.${key}`;
  return call === 'accountRecord' ? `widget.records.kind.${key}` : `widget.records.${sideOf[call]}.${key}`;
}

const sideOf: { readonly [Name in ListCall]?: string } = { depositRecord: 'deposit', withdrawRecord: 'withdraw' };
