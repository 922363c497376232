import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'inbox.messages': { load: () => import('./inbox'), skeleton: 'form' },
});
