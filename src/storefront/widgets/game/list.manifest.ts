import { vendorsQuery } from '@/storefront/gateway/games';
import { defineManifest } from '@/storefront/renderer/manifest';
import { choiceOf } from './parts/list-choice';
import { pageQuery } from './parts/list-page';

export const manifest = defineManifest('game.list', {
  load: () => import('./list'),
  queries: ({ initial = 'RNG', resting = 'NEW' }, { gateway, search }) => {
    const choice = choiceOf((name) => search.get(name) ?? undefined, { initial });
    const isPublic = choice.tab === 'all' || choice.tab === 'hot';
    return isPublic ? [vendorsQuery(gateway), pageQuery(gateway, choice, 1, resting)] : [vendorsQuery(gateway)];
  },
  skeleton: 'tiles',
});
