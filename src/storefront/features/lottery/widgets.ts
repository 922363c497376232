import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'lottery.draws': {
    load: () => import('./draws/draws'),
    skeleton: 'card',
  },
  'lottery.games': {
    load: () => import('./games'),
    skeleton: 'tiles',
  },
  'lottery.orders': { load: () => import('./orders/orders'), skeleton: 'card' },
});
