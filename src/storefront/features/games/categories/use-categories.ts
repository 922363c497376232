import { useMemo } from 'react';
import { useSearchParam, useStorefront } from '@/storefront/contract/hooks';
import { vendorsQuery } from '@/storefront/platform/gateway/queries/games/games';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useSettledGateway } from '@/storefront/platform/gateway/use-settled-gateway';
import { categoriesOf } from './categories';

const noOrder: readonly string[] = [];

/** The merchant's categories, and their query. The list is the same object until the answer or the config changes. */
export function useCategories(order = noOrder, front?: string) {
  const query = useQuery(vendorsQuery(useSettledGateway(200)));
  const { games } = useStorefront().merchant;
  const categories = useMemo(
    () => categoriesOf(query.data, { ...games, front: front ?? games.front, order }),
    [query.data, games, front, order],
  );
  return { query, categories };
}

/** The chosen category, kept in the address. */
export function useCategory(initial: string) {
  const [category = initial, setCategory] = useSearchParam('category');
  return [category, setCategory] as const;
}
