import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'agent.red-rain': { load: () => import('./red-rain'), skeleton: 'form' },
});
