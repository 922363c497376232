import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'reward.center': { load: () => import('./rewards'), skeleton: 'form' },
  'reward.missions': { load: () => import('./missions'), skeleton: 'form' },
});
