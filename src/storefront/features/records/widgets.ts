import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'records.list': { load: () => import('./list/records'), skeleton: 'form' },
  'records.dividend': { load: () => import('./dividend/dividend'), skeleton: 'form' },
  'records.results': { load: () => import('./results/results'), skeleton: 'form' },
});

/** Only the build reads this. */
export const build = {
  chunk: 'records',
  chunks: { dividend: { widgets: ['records.dividend'] } },
  calls: [
    'accountRecord',
    'agentIncome',
    'betRecord',
    'commission',
    'depositRecord',
    'dividendInfo',
    'downlineRecord',
    'gamesPnl',
    'lotteryPnl',
    'rebateReport',
    'teamBetting',
    'teamGameBetting',
    'teamGamePnl',
    'teamLotteryPnl',
    'teamRebate',
    'withdrawRecord',
  ],
} as const satisfies FeatureBuild;
