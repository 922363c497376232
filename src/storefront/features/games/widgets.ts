import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'game.category-menu': {
    load: () => import('./categories/category-menu'),
  },
  'game.launch': { load: () => import('./play/launch') },
  'game.list': {
    load: () => import('./list/list'),
    skeleton: 'tiles',
  },
  'game.panel': {
    load: () => import('./categories/panel'),
    skeleton: 'tiles',
  },
  'game.shelf': {
    load: () => import('./tiles/shelf'),
    skeleton: 'strip',
  },
  'game.vendor-tiles': {
    load: () => import('./vendors/vendor-tiles'),
    skeleton: 'tiles',
  },
});

/** Only the build reads this. */
export const build = {
  chunk: 'games',
  first: true,
  chunks: {
    games: { draws: ['browse'] },
    home: { widgets: ['game.category-menu', 'game.panel', 'game.vendor-tiles'] },
  },
  calls: [
    'addFavourite',
    'addRecent',
    'balance',
    'favouriteIds',
    'favouriteList',
    'gameList',
    'gameTrialLaunch',
    'hotGames',
    'launchGame',
    'recentList',
    'removeFavourite',
    'saferPlay',
    'settings',
    'vendors',
  ],
} as const satisfies FeatureBuild;
