import { useEffect, useRef } from 'react';
import { useAction, useSearchParams } from '@/storefront/contract/hooks';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { recordQuery } from '@/storefront/platform/gateway/queries/money/records';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useNewRows } from '@/storefront/platform/gateway/use-new-rows';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import { ComeNote } from '@/storefront/ui/long-list/come-note';
import { LongList } from '@/storefront/ui/long-list/long-list';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { Pagination } from '@/storefront/ui/tabs/pagination';
import type { RecordLine, Sheet } from '../record/record-line';
import { RecordRow } from '../record/record-row';
import { SaveRecords } from '../save/save-records';
import { hasId } from '../sheets/sheet-parts';
import { type ListCall, sheets } from '../sheets/sheets';
import type { ReportParams } from './use-report-params';

/** Loads at the first tap. */
const recordDetail = createLazy(() =>
  import('../record/record-detail').then(({ RecordDetail }) => ({ default: RecordDetail })),
);

type Props<Name extends ListCall> = {
  readonly call: Name;
  readonly label: string;
  readonly sheet: Sheet;
  readonly params: ReportParams;
  readonly onReload: () => Promise<readonly RecordLine[]>;
};

/** The rows of one page, page numbers, the open record, and a button to save all rows. */
export function RecordPages<Name extends ListCall>({ call, label, sheet, params, onReload }: Props<Name>) {
  const t = useText();
  const [, setParams] = useSearchParams();
  const record = useSheet('record');
  const { range, ...filter } = params;
  const gateway = useGateway();
  const { rows, newCount, renew } = useNewRows<CallValue<Name>, RecordLine>(
    {
      page: params.page,
      keyOf: (page) => recordQuery<Name>(gateway, call, { ...filter, range: range.days, page }, range.spanOf).queryKey,
      rowsOf: (answer) => sheets[call](answer).lines,
      idOf: (line) => (hasId(line) ? line.key : undefined),
    },
    sheet.lines,
  );
  const run = useAction();
  const latest = useRef(run);
  latest.current = run;
  // New rows mean that money has come or gone.
  useEffect(() => {
    if (newCount > 0) latest.current({ do: 'refreshBalance' });
  }, [newCount]);
  const openLine = rows.find(({ key }) => key === record.shown);
  return (
    <>
      <ComeNote
        count={newCount}
        onShow={() => {
          renew();
          setParams({ page: undefined });
        }}
      />
      {rows.length > 0 && (
        <Card pad="none">
          <LongList rows={rows} label={label}>
            {(line, place) => (
              <RecordRow key={line.key} line={line} place={place} onOpen={() => record.open(line.key)} />
            )}
          </LongList>
        </Card>
      )}
      <Pagination
        label={t('widget.pages')}
        page={params.page}
        pages={sheet.pages}
        onChoose={(next) => setParams({ page: next === 1 ? undefined : String(next) })}
      />
      <SaveRecords call={call} params={params} name={label} />
      {openLine !== undefined && (
        <LazyComponent of={recordDetail} fallback={null}>
          {(RecordDetail) => (
            <RecordDetail
              line={openLine}
              onClose={() => record.close()}
              onReload={onReload}
              onInto={(agent) => setParams({ record: undefined, page: undefined, who: undefined, agent })}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}
