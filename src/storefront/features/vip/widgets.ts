import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'vip.benefits': { load: () => import('./benefits'), skeleton: 'form' },
});
