import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'security.level': { load: () => import('./level'), skeleton: 'card' },
  'security.setting': { load: () => import('./setting') },
  'security.settings': { load: () => import('./settings') },
});
