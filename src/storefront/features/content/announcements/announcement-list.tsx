import { useSearchParam } from '@/storefront/contract/hooks';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { AnnouncementEntry } from './announcement-entry';
import styles from './announcement-list.module.css';
import { useFeed } from './use-feed';

const icons = { notice: 'bell', agent: 'agency' } as const;

export default function AnnouncementList({
  box,
  props,
  emit,
  href,
}: WidgetComponentProps<'content.announcement-list'>) {
  const { kind = 'notice', label, empty, emptyNote, limit = 50 } = props;
  const [id] = useSearchParam('id');
  const query = useFeed(kind);
  // With an id in the address the detail shows instead.
  if (id !== undefined) return null;
  return (
    <section {...box} aria-label={label}>
      <QueryState
        query={query}
        skeleton="form"
        empty={<EmptyState icon={icons[kind]} title={empty} text={emptyNote} />}
      >
        {(items) => (
          <ul className={styles.list}>
            {items.slice(0, limit).map((item) => (
              <li key={item.key}>
                <AnnouncementEntry
                  item={item}
                  icon={icons[kind]}
                  href={href('open', { id: item.key, title: item.title })}
                  onOpen={() => emit('open', { id: item.key, title: item.title })}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
