import { useId } from 'react';
import { useSearchParam } from '@/storefront/contract/hooks';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { LongList } from '@/storefront/ui/long-list/long-list';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { ScrollTabs } from '@/storefront/ui/tabs/scroll-tabs';
import { PromotionCard } from './promotion-card';
import styles from './promotion-list.module.css';
import { useFeed } from './use-feed';
import { usePromotionTabs } from './use-promotion-tabs';

export default function PromotionList({ box, props, emit, href }: WidgetComponentProps<'content.promotion-list'>) {
  const { label, filterLabel, all: allLabel, empty, emptyNote } = props;
  const panelId = useId();
  const [id] = useSearchParam('id');
  const query = useFeed('promotion');
  const { tabs, chosen, choose, includes } = usePromotionTabs(allLabel);
  // With an id in the address the detail shows instead.
  if (id !== undefined) return null;
  return (
    <section {...box} className={styles.promotions} aria-label={label}>
      {tabs.length > 1 && (
        <ScrollTabs label={filterLabel ?? label} tabs={tabs} chosen={chosen} onChoose={choose} panel={panelId} />
      )}
      <div id={panelId}>
        <QueryState query={query} skeleton="form">
          {(items) => {
            const shownItems = items.filter(includes);
            return shownItems.length === 0 ? (
              <EmptyState icon="gift" title={empty} text={emptyNote} />
            ) : (
              <LongList rows={shownItems} className={styles.list}>
                {(item, place, index) => (
                  <li key={item.key} {...place}>
                    <PromotionCard
                      item={item}
                      priority={index === 0}
                      href={href('open', { id: item.key, title: item.title })}
                      onOpen={() => emit('open', { id: item.key, title: item.title })}
                    />
                  </li>
                )}
              </LongList>
            );
          }}
        </QueryState>
      </div>
    </section>
  );
}
