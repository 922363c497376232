import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'shell.account': { load: () => import('./account-link') },
  'shell.back': { load: () => import('./back') },
  'shell.download-bar': { load: () => import('./download-bar'), skeleton: 'none' },
  'shell.footer': { load: () => import('./footer/footer') },
  'shell.footer-entry': { load: () => import('./footer/footer-entry'), skeleton: 'none' },
  'shell.frame': { load: () => import('./frame') },
  'shell.header': { load: () => import('./header') },
  'shell.language': { load: () => import('./language/language'), skeleton: 'none' },
  'shell.logo': { load: () => import('./logo') },
  'shell.menu': { load: () => import('./menu/menu'), skeleton: 'none' },
  'shell.menu-entry': { load: () => import('./menu/menu-entry'), skeleton: 'none' },
  'shell.service-entry': { load: () => import('./service/service-entry'), skeleton: 'none', late: true },
  'shell.service-link': { load: () => import('./service/service-link'), skeleton: 'none', late: true },
  'shell.service-menu': { load: () => import('./service/service-menu'), skeleton: 'none', late: true },
});

/** Read by the build alone. */
export const build = {
  chunk: 'shell',
  first: true,
  chunks: { shell: { draws: ['every-page'] } },
  calls: [],
} as const satisfies FeatureBuild;
