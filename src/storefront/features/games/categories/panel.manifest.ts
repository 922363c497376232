import { gameListQuery, hotGamesQuery, vendorsQuery } from '@/storefront/platform/gateway/games';
import { defineManifest } from '@/storefront/renderer/manifest';
import { contentOf } from './categories';

export const manifest = defineManifest('game.panel', {
  load: () => import('./panel'),
  queries: ({ initial = 'HOT' }, { gateway, search }) => {
    const category = search.get('category') ?? initial;
    const content = contentOf(category);
    if (content === 'hot') return [vendorsQuery(gateway), hotGamesQuery(gateway)];
    return content === 'games'
      ? [vendorsQuery(gateway), gameListQuery(gateway, { gameType: category })]
      : [vendorsQuery(gateway)];
  },
  skeleton: 'tiles',
});
