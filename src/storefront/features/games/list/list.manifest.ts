import { vendorsQuery } from '@/storefront/platform/gateway/games';
import { defineManifest } from '@/storefront/renderer/manifest';
import { choiceOf, pageOf } from './list-choice';
import { pageQuery } from './list-page';

export const manifest = defineManifest('game.list', {
  load: () => import('./list'),
  queries: ({ initial = 'RNG', resting = 'NEW', paging }, { gateway, search, games }) => {
    const param = (name: string) => search.get(name) ?? undefined;
    const choice = choiceOf(param, { initial, house: games.inhouse });
    const isPublic = choice.tab === 'hot' || choice.tab === 'all';
    const page = paging === 'numbers' ? pageOf(param) : 1;
    return isPublic ? [vendorsQuery(gateway), pageQuery(gateway, choice, page, resting)] : [vendorsQuery(gateway)];
  },
  skeleton: 'tiles',
});
