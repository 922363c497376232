import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'money.withdraw': { load: () => import('./withdraw'), skeleton: 'form' },
});
