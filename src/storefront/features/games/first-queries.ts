import { gameListQuery, hotGamesQuery, vendorsQuery } from '@/storefront/platform/gateway/queries/games/games';
import type { WidgetQueries } from '@/storefront/renderer/widget';
import { contentOf } from './categories/categories';
import { choiceOf, pageOf } from './list/list-choice';
import { pageQuery } from './list/list-page';
import { shelfQuery } from './tiles/shelf-query';

/** Queries that the server runs before it renders, by widget. */
export const firstQueries: WidgetQueries = {
  'game.category-menu': (_, { gateway }) => [vendorsQuery(gateway)],
  'game.list': ({ initial = 'RNG', resting = 'NEW', paging }, { gateway, search, games }) => {
    const param = (name: string) => search.get(name) ?? undefined;
    const choice = choiceOf(param, { initial, house: games.inhouse });
    const isPublic = choice.tab === 'hot' || choice.tab === 'all';
    const page = paging === 'numbers' ? pageOf(param) : 1;
    return isPublic ? [vendorsQuery(gateway), pageQuery(gateway, choice, page, resting)] : [vendorsQuery(gateway)];
  },
  'game.panel': ({ initial = 'HOT' }, { gateway, search }) => {
    const category = search.get('category') ?? initial;
    const content = contentOf(category);
    if (content === 'hot') return [vendorsQuery(gateway), hotGamesQuery(gateway)];
    return content === 'games'
      ? [vendorsQuery(gateway), gameListQuery(gateway, { gameType: category })]
      : [vendorsQuery(gateway)];
  },
  'game.shelf': (props, { gateway }) => {
    const isPublic = props.games !== 'recent' && props.games !== 'favourites';
    return isPublic ? [vendorsQuery(gateway), shelfQuery(gateway, props)] : [vendorsQuery(gateway)];
  },
  'game.vendor-tiles': (_, { gateway }) => [vendorsQuery(gateway)],
};
