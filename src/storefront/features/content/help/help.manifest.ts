import { helpCenterQuery } from '@/storefront/platform/gateway/content';
import { defineManifest } from '@/storefront/renderer/manifest';

export const manifest = defineManifest('content.help', {
  load: () => import('./help'),
  queries: (_, { gateway }) => [helpCenterQuery(gateway)],
  skeleton: 'form',
});
