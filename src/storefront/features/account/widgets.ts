import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'account.sign-out': { load: () => import('./sign-out') },
  'account.summary': { load: () => import('./summary') },
  'member.balance': { load: () => import('./balance'), skeleton: 'card' },
  'member.header': { load: () => import('./member-header'), skeleton: 'card' },
  'member.picture': { load: () => import('./member-picture'), skeleton: 'none' },
});

/** Read by the build alone. */
export const build = {
  chunk: 'account',
  first: true,
  chunks: {
    shell: { widgets: ['account.sign-out'] },
    'member-header': { widgets: ['member.header'] },
    'member-picture': { widgets: ['member.picture'] },
  },
  calls: ['memberIcon', 'memberInfo'],
} as const satisfies FeatureBuild;
