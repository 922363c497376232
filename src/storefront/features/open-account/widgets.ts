import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'agent.open-account': { load: () => import('./open-account'), skeleton: 'form' },
  'agent.open-directly': { load: () => import('./open-directly'), skeleton: 'form' },
  'agent.new-link': { load: () => import('./new-link'), skeleton: 'line' },
  'agent.links': { load: () => import('./links'), skeleton: 'card' },
});
