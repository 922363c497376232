import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'records.list': { load: () => import('./records'), skeleton: 'form' },
  'records.results': { load: () => import('./results'), skeleton: 'form' },
});
