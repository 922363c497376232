import { useText } from '@/storefront/platform/languages/use-text';
import type { VendorCard } from '../categories/categories';
import { useGrowing } from '../use-growing';
import type { Chip } from './vendor-chip';
import { vendorName } from './vendor-name';

type Options = {
  readonly vendors: readonly VendorCard[];
  readonly chosen: string | undefined;
  readonly all: string;
  readonly logoOf: (vendor: string) => string | undefined;
  readonly onChoose: (vendor: string | undefined) => void;
};

/** A chip for all vendors, one for each vendor, and one for more vendors if there are very many. */
export function useVendorChips({
  vendors,
  chosen,
  all: allLabel,
  logoOf,
  onChoose,
}: Options): readonly [Chip, ...Chip[]] {
  const t = useText();
  const { shown: shownVendors, isMore, grow } = useGrowing(vendors, ({ vassalage }) => vassalage === chosen);
  const vendorChips = shownVendors.map((vendor): Chip => {
    const { vassalage: key } = vendor;
    const isChosen = key === chosen;
    const picture = { src: logoOf(key) };
    return { key, name: vendorName(vendor), picture, isChosen, onTap: () => onChoose(isChosen ? undefined : key) };
  });
  const moreChip: Chip = { key: '+', name: t('widget.games.moreOptions'), onTap: grow };
  return [
    { key: '', name: allLabel, isChosen: chosen === undefined, onTap: () => onChoose(undefined) },
    ...vendorChips,
    ...(isMore ? [moreChip] : []),
  ];
}
