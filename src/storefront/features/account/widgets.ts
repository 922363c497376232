import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'account.sign-out': { load: () => import('./sign-out'), chunk: 'shell' },
  'account.summary': { load: () => import('./summary') },
  'member.balance': { load: () => import('./balance'), skeleton: 'card' },
  'member.header': { load: () => import('./member-header'), skeleton: 'card', chunk: 'member-header' },
  'member.picture': { load: () => import('./member-picture'), skeleton: 'none', chunk: 'member-picture' },
});
