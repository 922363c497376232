import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'shell.account': { load: () => import('./account-link') },
  'shell.back': { load: () => import('./back') },
  'shell.download-bar': { load: () => import('./download-bar'), skeleton: 'none' },
  'shell.footer': { load: () => import('./footer') },
  'shell.footer-entry': { load: () => import('./footer-entry'), skeleton: 'none' },
  'shell.frame': { load: () => import('./frame') },
  'shell.header': { load: () => import('./header') },
  'shell.language': { load: () => import('./language'), skeleton: 'none' },
  'shell.logo': { load: () => import('./logo') },
  'shell.menu': { load: () => import('./menu'), skeleton: 'none' },
  'shell.menu-entry': { load: () => import('./menu-entry'), skeleton: 'none' },
  'shell.service-entry': { load: () => import('./service-entry'), skeleton: 'none', late: true },
  'shell.service-link': { load: () => import('./service-link'), skeleton: 'none', late: true },
  'shell.service-menu': { load: () => import('./service-menu'), skeleton: 'none', late: true },
});
