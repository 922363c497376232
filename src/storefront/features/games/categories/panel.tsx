import { useCallback, useId, useState } from 'react';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { SectionHead } from '@/storefront/ui/section-head';
import { QueryFailure } from '@/storefront/ui/states/query-state';
import type { Over } from '../tiles/late-marks';
import { useLateMarks } from '../tiles/use-late-marks';
import { isLotteryVendor } from '../vendors/lottery-vendor';
import { contentOf } from './categories';
import styles from './panel.module.css';
import { PanelContent } from './panel-content';
import { useCategories, useCategory } from './use-categories';
import { useCategoryName } from './use-category-name';

export default function Panel({ box, props, emit, has, href }: WidgetComponentProps<'game.panel'>) {
  const headingId = useId();
  const { label, hotTitle, empty, initial = 'HOT', limit = 24, more } = props;
  const { query, categories } = useCategories();
  const [category] = useCategory(initial);
  const shownCategory = categories.find(({ key }) => key === category);
  const nameOf = useCategoryName();
  const title = (contentOf(category) === 'hot' ? hotTitle : nameOf(category, shownCategory?.name)) ?? label;
  const eventOf = (vendor: string) => (isLotteryVendor(vendor, category) ? 'game' : 'vendor');
  const Marks = useLateMarks();
  // In an object, since React would call a bare function for the next state.
  const [{ overlayOf }, setOverlay] = useState<{ readonly overlayOf?: Over }>({});
  const onOver = useCallback((next: Over) => setOverlay({ overlayOf: next }), []);
  return (
    <div {...box} className={styles.panel} role="tabpanel" aria-label={label} data-game-panel>
      {Marks && <Marks onOver={onOver} />}
      <SectionHead
        id={headingId}
        title={title}
        more={has('more') ? more : undefined}
        href={href('more', { category })}
        onMore={() => emit('more', { category })}
      />
      {/* Shows the error of the menu's query, since the menu is too narrow for it. Vendors show it themselves. */}
      {contentOf(category) !== 'vendors' && <QueryFailure query={query} />}
      <PanelContent
        key={category}
        category={category}
        label={title}
        empty={empty}
        limit={limit}
        overlayOf={overlayOf}
        hrefOf={(game) => href('game', game)}
        vendorHref={(vendor) => href(eventOf(vendor), { vendor, category })}
        onPlay={(game) => emit('game', game)}
        onVendor={(vendor) => emit(eventOf(vendor), { vendor, category })}
      />
    </div>
  );
}
