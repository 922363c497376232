import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'money.wallets': { load: () => import('./wallets'), skeleton: 'form' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'wallets',
  chunks: { wallets: { draws: ['money'] } },
  calls: ['accountRecord', 'balance', 'walletLock', 'walletTransfer'],
} as const satisfies FeatureBuild;
