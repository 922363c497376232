import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParam } from '@/storefront/contract/hooks';
import { readAgentNotice } from '@/storefront/platform/gateway/queries/agents/agent-notices';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import type { Announcement } from './announcement';
import { AnnouncementArticle } from './announcement-article';
import styles from './announcement-detail.module.css';
import { useFeed } from './use-feed';

export default function AnnouncementDetail({ box, props, slots }: WidgetComponentProps<'content.announcement-detail'>) {
  const { kind = 'notice', label, missing: missingTitle, missingNote, whenNone = 'hide' } = props;
  const [id] = useSearchParam('id');
  const query = useFeed(kind);
  useStartAtTop(id);
  useMarkAsRead(query.data?.find(({ key }) => key === id));
  if (id === undefined && whenNone === 'hide') return null;
  return (
    <section {...box} className={styles.detail} aria-label={label}>
      <QueryState query={query} skeleton="card">
        {(items) => {
          const item = items.find(({ key }) => key === id);
          return item === undefined ? (
            <EmptyState icon="search" title={missingTitle} text={missingNote} />
          ) : (
            <AnnouncementArticle item={item} />
          );
        }}
      </QueryState>
      {slots.actions !== undefined && <div className={styles.actions}>{slots.actions}</div>}
    </section>
  );
}

/** An open announcement is marked as read. */
function useMarkAsRead(announcement: Announcement | undefined): void {
  const gateway = useGateway();
  const queries = useQueryClient();
  const key = announcement?.isUnread === true ? announcement.key : undefined;
  useEffect(() => {
    if (key !== undefined) void readAgentNotice(queries, gateway, key);
  }, [key, queries, gateway]);
}

/** The tap may come from a list further down on the same page, so the page scrolls to its top. */
function useStartAtTop(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) window.scrollTo(0, 0);
  }, [id]);
}
