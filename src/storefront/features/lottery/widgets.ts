import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

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

/** Read by the build alone. */
export const build = {
  chunk: 'lottery',
  first: true,
  calls: [
    'cancelSubOrders',
    'draws',
    'lotteryConditions',
    'lotteryMenus',
    'lotteryOrder',
    'lotteryOrderLines',
    'lotteryOrders',
    'nearIssues',
    'playMenu',
    'recentLottery',
    'vendors',
  ],
} as const satisfies FeatureBuild;
