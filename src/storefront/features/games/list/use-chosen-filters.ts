import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { VendorCard } from '../categories/categories';
import { vendorName } from '../vendors/vendor-name';
import type { ChosenFilter } from './chosen-filters';
import type { ListChoice } from './list-choice';

type Options = {
  readonly choice: ListChoice;
  readonly vendors: readonly VendorCard[];
  readonly kinds: readonly { readonly key: string; readonly name: string }[];
  /** The list shows only new games, as it does by default. The chip that says so leads to all games. */
  readonly showsOnlyNew: boolean;
  readonly choose: (values: { readonly [name: string]: string | undefined }) => void;
};

/** The active filters of the address, in words. */
export function useChosenFilters({ choice, vendors, kinds, showsOnlyNew, choose }: Options): readonly ChosenFilter[] {
  const t = useText();
  const format = useFormat();
  const { tab, vendor, kind, minBet } = choice;
  const vendorCard = vendors.find(({ vassalage }) => vassalage === vendor);
  const filterFor = (key: string, name: string, next?: string): ChosenFilter => ({
    key,
    name,
    remove: () => choose({ [key]: next }),
  });
  const filters: ChosenFilter[] = [];
  if (vendor !== undefined)
    filters.push(filterFor('vendor', vendorCard === undefined ? vendor : vendorName(vendorCard)));
  if (showsOnlyNew && tab === 'all') filters.push(filterFor('class', t('widget.games.new'), 'ALL'));
  else if (kind !== undefined && kind !== 'ALL')
    filters.push(filterFor('class', translatedKind(kind, t) ?? kinds.find(({ key }) => key === kind)?.name ?? kind));
  if (minBet !== undefined)
    filters.push(filterFor('minBet', t('widget.games.minBetOf', { bet: format.number(minBet) })));
  return filters;
}

/** Classes that every platform has are named in the page's language, whatever the server sends. */
function translatedKind(kind: string, t: ReturnType<typeof useText>): string | undefined {
  if (kind === 'NEW') return t('widget.games.new');
  return kind === 'HOT' ? t('widget.games.hot') : undefined;
}
