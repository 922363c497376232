import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { useCategories } from '../categories/use-categories';
import { useCategoryName } from '../categories/use-category-name';
import { useHouseVendors } from '../categories/use-house-vendors';
import { useAskLogin } from '../play/use-ask-login';
import { openingTab, showsNewByDefault, type Tab } from './list-choice';
import { useChosenFilters } from './use-chosen-filters';
import { useFilterDrawer } from './use-filter-drawer';
import { useListChoice } from './use-list-choice';

type Props = WidgetComponentProps<'game.list'>['props'];

export type GameListState = ReturnType<typeof useGameList>;

const ownTabs: readonly Tab[] = ['recent', 'fav'];

/** What the address chooses, and what the merchant's categories have for it. */
export function useGameList({ initial = 'RNG', resting = 'NEW', all, label: ownLabel }: Props) {
  const t = useText();
  const nameOf = useCategoryName();
  const { query, categories } = useCategories();
  const list = useListChoice(initial, useHouseVendors(categories));
  const isGuest = useGateway().scope.session === '';
  const askLogin = useAskLogin();
  const { choice, choose, chooseTab, withTab } = list;
  const category = categories.find(({ key }) => key === choice.category);
  const kinds = category?.kinds ?? [];
  const vendors = (category?.vendors ?? []).filter(({ vassalage }) => choice.house?.includes(vassalage) !== false);
  const showsOnlyNew = showsNewByDefault(choice, resting);
  return {
    ...list,
    drawer: useFilterDrawer(),
    filters: useChosenFilters({ choice, vendors, kinds, showsOnlyNew, choose }),
    query,
    categories,
    vendors,
    kinds,
    nameOf,
    label: nameOf(choice.category, category?.name ?? ownLabel),
    allLabel: all ?? t('widget.games.all'),
    resting,
    showsOnlyNew,
    /** The tab shows the member's own games, and nobody is signed in. */
    needsLogin: isGuest && ownTabs.includes(choice.tab),
    openTab: (tab: Tab) => {
      if (isGuest && ownTabs.includes(tab)) askLogin(withTab(tab));
      else chooseTab(tab === openingTab(choice.category) ? undefined : tab);
    },
  };
}
