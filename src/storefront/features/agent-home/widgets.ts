import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'agent.greeting': { load: () => import('./greeting'), skeleton: 'line' },
  'agent.today': { load: () => import('./today'), skeleton: 'card' },
});
