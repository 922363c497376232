import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'money.transfer-up': { load: () => import('./transfer-up'), skeleton: 'form' },
});
