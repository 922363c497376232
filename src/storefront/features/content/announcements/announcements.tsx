import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { LongList } from '@/storefront/ui/long-list/long-list';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { AnnouncementCard } from './announcement-card';
import styles from './announcements.module.css';
import { useAnnouncements } from './use-announcements';

const icons = { notice: 'bell', promotion: 'gift', agent: 'agency', help: 'info' } as const;

export default function Announcements({ box, props, emit }: WidgetComponentProps<'content.announcements'>) {
  const { kind, empty, label = empty } = props;
  const { query, first } = useAnnouncements(kind);
  return (
    <section {...box} aria-label={label}>
      <QueryState query={query} skeleton="form" empty={<EmptyState icon={icons[kind]} title={empty} />}>
        {(items) => (
          <LongList rows={items} className={styles.list}>
            {(item, place, index) => (
              <li key={item.key} {...place}>
                <AnnouncementCard
                  item={item}
                  icon={icons[kind]}
                  initiallyOpen={first === item.key || first === index}
                  onOpen={() => emit('open', { id: item.key, title: item.title })}
                />
              </li>
            )}
          </LongList>
        )}
      </QueryState>
    </section>
  );
}
