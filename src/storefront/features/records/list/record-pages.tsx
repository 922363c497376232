import { useSearchParams } from '@/storefront/contract/hooks';
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
import { isNamed } from '../sheets/sheet-parts';
import { type ListCall, sheets } from '../sheets/sheets';
import type { Asked } from './use-asked';

/** Loads at the first tap. */
const recordDetail = createLazy(() =>
  import('../record/record-detail').then(({ RecordDetail }) => ({ default: RecordDetail })),
);

type Props<Name extends ListCall> = {
  readonly call: Name;
  readonly label: string;
  readonly sheet: Sheet;
  readonly asked: Asked;
  readonly onLook: () => Promise<readonly RecordLine[]>;
};

/** The rows of one page, page numbers, the open record, and a button to save all rows. */
export function RecordPages<Name extends ListCall>({ call, label, sheet, asked, onLook }: Props<Name>) {
  const t = useText();
  const [, setParams] = useSearchParams();
  const record = useSheet('record');
  const { range: days, ...filter } = asked;
  const gateway = useGateway();
  const { rows, come, renew } = useNewRows<CallValue<Name>, RecordLine>(
    {
      page: asked.page,
      keyOf: (page) => recordQuery<Name>(gateway, call, { ...filter, range: days.range, page }, days.spanOf).queryKey,
      rowsOf: (answer) => sheets[call](answer).lines,
      idOf: (line) => (isNamed(line) ? line.key : undefined),
    },
    sheet.lines,
  );
  const open = rows.find(({ key }) => key === record.shown);
  return (
    <>
      <ComeNote
        count={come}
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
        page={asked.page}
        pages={sheet.pages}
        onChoose={(next) => setParams({ page: next === 1 ? undefined : String(next) })}
      />
      <SaveRecords call={call} asked={asked} name={label} />
      {open !== undefined && (
        <LazyComponent of={recordDetail} fallback={null}>
          {(RecordDetail) => (
            <RecordDetail
              line={open}
              onClose={() => record.close()}
              onLook={onLook}
              onInto={(agent) => setParams({ record: undefined, page: undefined, who: undefined, agent })}
            />
          )}
        </LazyComponent>
      )}
    </>
  );
}
