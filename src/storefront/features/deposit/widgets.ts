import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'money.deposit': { load: () => import('./deposit'), skeleton: 'form' },
});
