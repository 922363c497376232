import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'records.list': { load: () => import('./records'), skeleton: 'form' },
  'records.dividend': { load: () => import('./dividend'), skeleton: 'form' },
  'records.results': { load: () => import('./results'), skeleton: 'form' },
});
