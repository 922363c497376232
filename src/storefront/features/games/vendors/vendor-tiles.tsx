import { useId } from 'react';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Heading } from '@/storefront/ui/heading';
import { QueryState } from '@/storefront/ui/states/query-state';
import type { Category, VendorCard } from '../categories/categories';
import { useCategories } from '../categories/use-categories';
import { isLotteryVendor } from './lottery-vendor';
import { VendorGrid } from './vendor-grid';
import styles from './vendor-tiles.module.css';

export default function VendorTiles({ box, props, emit, has, href }: WidgetComponentProps<'game.vendor-tiles'>) {
  const headingId = useId();
  const { title, limit = 12, category = '', pin = '' } = props;
  const { query, categories } = useCategories();
  const vendors = pickVendors(categories, { limit, category, pin });
  const targetOf = ({ vassalage: vendor }: VendorCard) => {
    const vendorCategory = vendors.find(({ card }) => card.vassalage === vendor)?.category ?? '';
    return [
      has('game') && isLotteryVendor(vendor, vendorCategory) ? 'game' : 'vendor',
      { vendor, category: vendorCategory },
    ] as const;
  };
  if (query.data !== undefined && vendors.length === 0) return null;
  return (
    <section {...box} className={styles.vendors} aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      <QueryState query={query} skeleton="tiles">
        {() => (
          <VendorGrid
            vendors={vendors.map(({ card }) => card)}
            label={title}
            hrefOf={(card) => href(...targetOf(card))}
            onOpen={(card) => emit(...targetOf(card))}
          />
        )}
      </QueryState>
    </section>
  );
}

type PickOptions = { readonly limit: number; readonly category: string; readonly pin: string };

/** Each vendor once, in the place of its first category; the pinned one first. */
function pickVendors(categories: readonly Category[], { limit, category, pin }: PickOptions) {
  const entries = categories
    .filter(({ key }) => category === '' || key === category)
    .flatMap(({ key, vendors }) => vendors.map((card) => ({ card, category: key })));
  const unique = uniqueBy(entries, ({ card }) => card.vassalage);
  return [...unique]
    .sort((a, b) => Number(b.card.vassalage === pin) - Number(a.card.vassalage === pin))
    .slice(0, limit);
}
