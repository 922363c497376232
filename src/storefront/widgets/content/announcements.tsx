import type { WidgetComponentProps } from '@/storefront/renderer/manifest';
import { EmptyState } from '@/storefront/ui/empty-state';
import { QueryState } from '@/storefront/ui/live/query-state';
import styles from './announcements.module.css';
import { AnnouncementCard } from './parts/announcement-card';
import { useAnnouncements } from './parts/use-announcements';

const icons = { notice: 'bell', promotion: 'gift', inbox: 'mail', agent: 'agency', help: 'info' } as const;

export default function Announcements({ props, emit }: WidgetComponentProps<'content.announcements'>) {
  const { kind, empty, label = empty } = props;
  const { query, first } = useAnnouncements(kind);
  return (
    <section className={styles.list} aria-label={label}>
      <QueryState query={query} skeleton="form">
        {(items) =>
          items.length === 0 ? (
            <EmptyState icon={icons[kind]} title={empty} />
          ) : (
            items.map((item, index) => (
              <AnnouncementCard
                key={item.key}
                item={item}
                icon={icons[kind]}
                initiallyOpen={first === item.key || first === index}
                onOpen={() => emit('open', { id: item.key, title: item.title })}
              />
            ))
          )
        }
      </QueryState>
    </section>
  );
}
