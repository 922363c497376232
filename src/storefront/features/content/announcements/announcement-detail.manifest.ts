import { announcementsQuery } from '@/storefront/platform/gateway/content';
import { defineManifest } from '@/storefront/renderer/manifest';
import { feedTypes } from './feed-types';

export const manifest = defineManifest('content.announcement-detail', {
  load: () => import('./announcement-detail'),
  queries: ({ kind, whenNone }, { gateway, search }) => {
    const isHidden = !search.has('id') && (whenNone ?? 'hide') === 'hide';
    return kind === 'agent' || isHidden ? [] : [announcementsQuery(gateway, { types: feedTypes[kind ?? 'notice'] })];
  },
  skeleton: 'none',
});
