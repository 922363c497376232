import { announcementsQuery } from '@/storefront/platform/gateway/content';
import { defineManifest } from '@/storefront/renderer/manifest';
import { feedTypes } from './feed-types';

export const manifest = defineManifest('content.announcement-list', {
  load: () => import('./announcement-list'),
  queries: ({ kind }, { gateway }) =>
    kind === 'agent' ? [] : [announcementsQuery(gateway, { types: feedTypes[kind ?? 'notice'] })],
  skeleton: 'form',
});
