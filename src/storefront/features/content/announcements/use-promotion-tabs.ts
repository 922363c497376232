import { useSearchParam } from '@/storefront/contract/hooks';
import { promotionCategoriesQuery } from '@/storefront/platform/gateway/queries/content';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import type { Announcement } from './announcement';

const allKey = '';

/**
 * Tabs for the categories of promotions, the first one chosen by default. If the categories do not load, there are no
 * tabs and all promotions show.
 */
export function usePromotionTabs(allLabel: string | undefined) {
  const gateway = useGateway();
  const [category, setCategory] = useSearchParam('category');
  const { data = [] } = useQuery(promotionCategoriesQuery(gateway));
  const categoryTabs = [...data]
    .sort((one, other) => Number(one.sort ?? 0) - Number(other.sort ?? 0))
    .map(({ id, name }) => ({ key: String(id), label: name }));
  const tabs = allLabel === undefined ? categoryTabs : [{ key: allKey, label: allLabel }, ...categoryTabs];
  const firstKey = tabs[0]?.key ?? allKey;
  const chosen = tabs.find(({ key }) => key === category)?.key ?? firstKey;
  return {
    tabs,
    chosen,
    choose: (key: string) => setCategory(key === firstKey ? undefined : key),
    includes: ({ categories }: Announcement) => chosen === allKey || categories.includes(chosen),
  };
}
