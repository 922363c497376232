import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'team.overview': { load: () => import('./overview'), skeleton: 'form' },
  'team.manage': { load: () => import('./manage'), skeleton: 'form' },
});
