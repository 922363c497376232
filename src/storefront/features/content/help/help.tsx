import { useSearchParam } from '@/storefront/contract/hooks';
import { helpCenterQuery } from '@/storefront/platform/gateway/queries/content';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { fromHelp } from '../announcements/announcement';
import { HelpEntries } from './help-entries';
import { HelpTopic } from './help-topic';

export default function Help({ box, props, slots }: WidgetComponentProps<'content.help'>) {
  const { label, empty, emptyNote, view = 'list' } = props;
  const query = useQuery({ ...helpCenterQuery(useGateway()), select: fromHelp });
  const [index = '0', setIndex] = useSearchParam('i');
  // Without `?i=` the first entry is open, so `none` says that all are closed.
  const choose = (key: string | undefined) => setIndex(key === '0' ? undefined : (key ?? 'none'));
  return (
    <section {...box} aria-label={label}>
      <QueryState query={query} skeleton="form">
        {(entries) => {
          if (entries.length === 0)
            return (
              <EmptyState icon="info" title={empty} text={emptyNote}>
                {slots.actions}
              </EmptyState>
            );
          const View = view === 'topic' ? HelpTopic : HelpEntries;
          return <View label={label} entries={entries} active={index} onChoose={choose} />;
        }}
      </QueryState>
    </section>
  );
}
