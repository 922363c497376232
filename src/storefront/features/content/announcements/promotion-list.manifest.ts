import { announcementsQuery, promotionCategoriesQuery } from '@/storefront/platform/gateway/content';
import { defineManifest } from '@/storefront/renderer/manifest';
import { feedTypes } from './feed-types';

export const manifest = defineManifest('content.promotion-list', {
  load: () => import('./promotion-list'),
  queries: (_, { gateway }) => [
    announcementsQuery(gateway, { types: feedTypes.promotion }),
    promotionCategoriesQuery(gateway),
  ],
  skeleton: 'form',
});
