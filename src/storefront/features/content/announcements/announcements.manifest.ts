import { announcementsQuery, helpCenterQuery } from '@/storefront/platform/gateway/content';
import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('content.announcements', {
  load: () => import('./announcements'),
  queries: ({ kind }, { gateway }) => {
    if (kind === 'help') return [helpCenterQuery(gateway)];
    if (kind === 'notice') return [announcementsQuery(gateway, { types: 'PL' })];
    return kind === 'promotion' ? [announcementsQuery(gateway, { types: 'PR' })] : [];
  },
  skeleton: 'form',
});
