import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'money.deposit': { load: () => import('./deposit'), skeleton: 'form' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'deposit',
  chunks: { deposit: { draws: ['money'] } },
  calls: [
    'confirmDeposit',
    'depositByLaunch',
    'depositByQr',
    'depositByTransfer',
    'depositChannels',
    'depositOrders',
    'depositPromotions',
    'depositReceipt',
    'depositSettings',
    'memberInfo',
    'saferPlay',
  ],
} as const satisfies FeatureBuild;
