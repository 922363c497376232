import { useQuery } from '@tanstack/react-query';
import { announcementsQuery } from '@/storefront/platform/gateway/queries/content';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { type Announcement, ofAnnouncements } from './announcement';
import { type FeedKind, feedTypes } from './feed-types';

/** Announcements of one kind. */
export function useFeed(kind: FeedKind) {
  const gateway = useGateway();
  return useQuery({
    ...announcementsQuery(gateway, { types: feedTypes[kind] }),
    select: ({ player, promotion }): readonly Announcement[] =>
      ofAnnouncements(kind === 'promotion' ? promotion : player),
  });
}
