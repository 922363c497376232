import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'safer.activity': { load: () => import('./activity'), skeleton: 'form' },
  'safer.break': { load: () => import('./break'), skeleton: 'card' },
  'safer.limits': { load: () => import('./limits'), skeleton: 'form' },
});
