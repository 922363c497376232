import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'records.list': { load: () => import('./list/records'), skeleton: 'form' },
  'records.dividend': { load: () => import('./dividend/dividend'), chunk: 'dividend', skeleton: 'form' },
  'records.results': { load: () => import('./results/results'), skeleton: 'form' },
});
