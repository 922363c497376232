import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'money.wallets': { load: () => import('./wallets'), skeleton: 'form' },
});
