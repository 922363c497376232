import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'agent.open-account': { load: () => import('./open-account'), skeleton: 'form' },
  'agent.open-directly': { load: () => import('./open-directly'), skeleton: 'form' },
  'agent.new-link': { load: () => import('./new-link'), skeleton: 'line' },
  'agent.links': { load: () => import('./links'), skeleton: 'card' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'open-account',
  chunks: { 'open-account': { draws: ['rules'] } },
  calls: [
    'affiliateUrls',
    'agentDownline',
    'createAffiliateUrl',
    'deleteAffiliateUrl',
    'downlines',
    'globalRebateSettings',
    'rebateSettings',
    'registeredAffiliates',
    'updateAffiliateUrl',
  ],
} as const satisfies FeatureBuild;
