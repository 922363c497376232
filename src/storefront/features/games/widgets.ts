import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'game.category-menu': {
    load: () => import('./categories/category-menu'),
    chunk: 'home',
  },
  'game.launch': { load: () => import('./play/launch') },
  'game.list': {
    load: () => import('./list/list'),
    skeleton: 'tiles',
  },
  'game.panel': {
    load: () => import('./categories/panel'),
    chunk: 'home',
    skeleton: 'tiles',
  },
  'game.shelf': {
    load: () => import('./tiles/shelf'),
    skeleton: 'strip',
  },
  'game.vendor-tiles': {
    load: () => import('./vendors/vendor-tiles'),
    chunk: 'home',
    skeleton: 'tiles',
  },
});
