import { defineWidgets } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'action.button': { load: () => import('./button') },
  'action.icon-button': { load: () => import('./icon-button'), skeleton: 'none' },
  'content.image': { load: () => import('./image'), chunk: 'message' },
  'content.text': { load: () => import('./text') },
  'layout.section': { load: () => import('./section') },
  'layout.stack': { load: () => import('./stack') },
  'nav.entry': { load: () => import('./entry') },
  'nav.external': { load: () => import('./external'), skeleton: 'none' },
  'nav.link': { load: () => import('./link') },
  'nav.link-list': { load: () => import('./link-list') },
  'nav.list': { load: () => import('./list') },
  'nav.tile': { load: () => import('./tile') },
  'nav.tile-grid': { load: () => import('./tile-grid') },
  'page.screen': { load: () => import('./screen') },
  'state.empty': { load: () => import('./empty') },
  'state.message': { load: () => import('./message'), chunk: 'message' },
});
