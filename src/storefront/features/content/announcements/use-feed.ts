import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { agentNoticesQuery } from '@/storefront/platform/gateway/queries/agents/agent-notices';
import { announcementsQuery } from '@/storefront/platform/gateway/queries/content';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { type Announcement, fromAgentNotices, fromAnnouncements } from './announcement';
import { type FeedKind, feedTypes } from './feed-types';

/**
 * Announcements of one kind. An agent's own announcements say whether they are read. Guests, and agents of a platform
 * without them, get the feed for all agents instead.
 */
export function useFeed(kind: FeedKind) {
  const gateway = useGateway();
  const isAgent = kind === 'agent' && gateway.scope.session !== '';
  const agentNotices = useQuery({ ...agentNoticesQuery(gateway), enabled: isAgent, select: fromAgentNotices });
  const hasAgentNotices = isAgent && !isSwitchedOff(agentNotices);
  const feed = useQuery({
    ...announcementsQuery(gateway, { types: feedTypes[kind] }),
    enabled: !hasAgentNotices,
    select: ({ player, promotion }): readonly Announcement[] =>
      fromAnnouncements(kind === 'promotion' ? promotion : player),
  });
  return hasAgentNotices ? agentNotices : feed;
}
