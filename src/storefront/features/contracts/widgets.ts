import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'contract.own': { load: () => import('./own'), skeleton: 'form' },
  'contract.team': { load: () => import('./team'), skeleton: 'form' },
});
