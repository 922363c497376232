import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'action.button': { load: () => import('./button') },
  'action.icon-button': { load: () => import('./icon-button'), skeleton: 'none' },
  'content.image': { load: () => import('./image') },
  'content.text': { load: () => import('./text') },
  'layout.section': { load: () => import('./section') },
  'layout.stack': { load: () => import('./stack') },
  'nav.entry': { load: () => import('./lists/entry') },
  'nav.external': { load: () => import('./external'), skeleton: 'none' },
  'nav.link': { load: () => import('./link') },
  'nav.link-list': { load: () => import('./lists/link-list') },
  'nav.list': { load: () => import('./lists/list') },
  'nav.tile': { load: () => import('./tiles/tile') },
  'nav.tile-grid': { load: () => import('./tiles/tile-grid') },
  'page.screen': { load: () => import('./screen') },
  'state.empty': { load: () => import('./empty') },
  'state.message': { load: () => import('./message/message') },
});

/** Read by the build alone. */
export const build = {
  chunk: 'shell',
  first: true,
  chunks: {
    'image-section': { widgets: ['content.image', 'layout.section'] },
    'state-message': { widgets: ['state.message'] },
  },
  calls: [],
} as const satisfies FeatureBuild;
