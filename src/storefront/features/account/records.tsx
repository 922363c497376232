import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { RecordList } from './record-list';

export default function Records({ props, slots }: WidgetComponentProps<'account.records'>) {
  const { call, empty, emptyNote, label = empty, icon = 'list' } = props;
  const nothing = (
    <EmptyState icon={icon} title={empty} text={emptyNote}>
      {slots.actions}
    </EmptyState>
  );
  return (
    <section aria-label={label}>
      {call === 'none' ? nothing : <RecordList call={call} label={label} nothing={nothing} />}
    </section>
  );
}
