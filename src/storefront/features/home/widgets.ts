import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'home.age-gate': { load: () => import('./popups/age-gate'), skeleton: 'none', late: true },
  'home.app-popup': { load: () => import('./popups/app-popup'), skeleton: 'none', late: true },
  'home.banner-carousel': {
    load: () => import('./banners/banner-carousel'),
    skeleton: 'banner',
  },
  'home.bonus': { load: () => import('./bonus'), skeleton: 'card' },
  'home.contract-request': { load: () => import('./popups/contract-request'), skeleton: 'none', late: true },
  'home.counter': { load: () => import('./figures/counter'), skeleton: 'strip', late: true },
  'home.hero': { load: () => import('./hero'), skeleton: 'banner' },
  'home.hot-matches': { load: () => import('./matches/hot-matches'), skeleton: 'strip', late: true },
  'home.jackpot': { load: () => import('./figures/jackpot'), skeleton: 'strip', late: true },
  'home.match-list': { load: () => import('./matches/match-list'), skeleton: 'form', late: true },
  'home.notice-strip': {
    load: () => import('./titles/notice-strip'),
  },
  'home.popups': { load: () => import('./popups/popups'), skeleton: 'none', late: true },
  'home.winners': { load: () => import('./winners/winners'), skeleton: 'form', late: true },
});

/** Only the build reads this. */
export const build = {
  chunk: 'home',
  first: true,
  chunks: { home: { draws: ['first-page'] } },
  calls: ['announcements', 'hotMatches', 'winners'],
} as const satisfies FeatureBuild;
