import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'invite.friends': { load: () => import('./friends'), skeleton: 'form' },
});
