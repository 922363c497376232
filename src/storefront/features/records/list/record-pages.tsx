import { useSearchParams } from '@/storefront/contract/hooks';
import { useText } from '@/storefront/platform/languages/use-text';
import { Card } from '@/storefront/ui/card';
import { LongList } from '@/storefront/ui/long-list/long-list';
import { useSheet } from '@/storefront/ui/overlays/use-sheet';
import { Pagination } from '@/storefront/ui/tabs/pagination';
import { RecordDetail } from '../record/record-detail';
import type { Sheet } from '../record/record-line';
import { RecordRow } from '../record/record-row';
import { SaveRecords } from '../save/save-records';
import type { ListCall } from '../sheets/sheets';
import type { Asked } from './use-asked';

type Props = {
  readonly call: ListCall;
  readonly label: string;
  readonly sheet: Sheet;
  readonly asked: Asked;
};

/** The rows of one page, the way to the others, the open one, and all of them as a table. */
export function RecordPages({ call, label, sheet: { lines, pages }, asked }: Props) {
  const t = useText();
  const [, setParams] = useSearchParams();
  const record = useSheet('record');
  const open = lines.find(({ key }) => key === record.shown);
  return (
    <>
      <Card pad="none">
        <LongList rows={lines} label={label}>
          {(line, place) => <RecordRow key={line.key} line={line} place={place} onOpen={() => record.open(line.key)} />}
        </LongList>
      </Card>
      <Pagination
        label={t('widget.pages')}
        page={asked.page}
        pages={pages}
        onChoose={(next) => setParams({ page: next === 1 ? undefined : String(next) })}
      />
      <SaveRecords call={call} asked={asked} name={label} />
      {open !== undefined && (
        <RecordDetail
          line={open}
          onClose={() => record.close()}
          onInto={(agent) => setParams({ record: undefined, page: undefined, who: undefined, agent })}
        />
      )}
    </>
  );
}
