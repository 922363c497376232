import { useSearchParam } from '@/storefront/contract/hooks';
import { promotionCategoriesQuery } from '@/storefront/platform/gateway/queries/content';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import type { Announcement } from './announcement';

const everything = '';

/**
 * Tabs for the categories of promotions, the first one chosen by default. If the categories do not load, there are no
 * tabs and all promotions show.
 */
export function usePromotionTabs(all: string | undefined) {
  const gateway = useGateway();
  const [category, setCategory] = useSearchParam('category');
  const { data = [] } = useQuery(promotionCategoriesQuery(gateway));
  const own = [...data]
    .sort((left, right) => Number(left.sort ?? 0) - Number(right.sort ?? 0))
    .map(({ id, name }) => ({ key: String(id), label: name }));
  const tabs = all === undefined ? own : [{ key: everything, label: all }, ...own];
  const first = tabs[0]?.key ?? everything;
  const chosen = tabs.find(({ key }) => key === category)?.key ?? first;
  return {
    tabs,
    chosen,
    choose: (key: string) => setCategory(key === first ? undefined : key),
    includes: ({ categories }: Announcement) => chosen === everything || categories.includes(chosen),
  };
}
