import { vendorsQuery } from '@/storefront/platform/gateway/games';
import { defineManifest } from '@/storefront/renderer/manifest';
import { shelfQuery } from './shelf-query';

export const manifest = defineManifest('game.shelf', {
  load: () => import('./shelf'),
  queries: (props, { gateway }) => {
    const isPublic = props.games !== 'recent' && props.games !== 'favourites';
    return isPublic ? [vendorsQuery(gateway), shelfQuery(gateway, props)] : [vendorsQuery(gateway)];
  },
  skeleton: 'strip',
});
