import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'rebate.claim': { load: () => import('./claim'), skeleton: 'form' },
});
