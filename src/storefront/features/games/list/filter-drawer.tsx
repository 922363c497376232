import { useState } from 'react';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import type { Category, VendorCard } from '../categories/categories';
import { vendorName } from '../vendors/vendor-name';
import { Chips } from './chips';
import styles from './filter-drawer.module.css';
import { type DefaultView, type ListChoice, showsNewByDefault } from './list-choice';

export type ListFilters = Pick<ListChoice, 'vendor' | 'kind' | 'minBet'>;

type Props = {
  readonly choice: ListChoice;
  readonly resting: DefaultView;
  readonly vendors: readonly VendorCard[];
  readonly kinds: readonly { readonly key: string; readonly name: string }[];
  readonly minBets: readonly string[];
  readonly otherCategories: readonly Category[];
  readonly nameOf: (category: Category) => string;
  readonly all: string;
  readonly onSubmit: (narrowing: ListFilters) => void;
  readonly onCategory: (category: string) => void;
  readonly onClose: () => void;
};

const noFilters: ListFilters = { vendor: undefined, kind: undefined, minBet: undefined };

/**
 * The filters of the list. Nothing changes until Submit. Reset clears all at once. Another category opens that
 * category's list.
 */
export function FilterDrawer(props: Props) {
  const {
    choice,
    resting,
    vendors,
    kinds,
    minBets,
    otherCategories,
    nameOf,
    all: allLabel,
    onSubmit,
    onCategory,
    onClose,
  } = props;
  const t = useText();
  const format = useFormat();
  const [draft, setDraft] = useState<ListFilters>({ vendor: choice.vendor, kind: choice.kind, minBet: choice.minBet });
  const isSlots = choice.gameType === 'RNG';
  // Slots show new games by default. The drawer says so, and offers all of them as a filter.
  const showsOnlyNew = showsNewByDefault({ ...choice, ...draft, tab: 'all' }, resting);
  // Classes that every platform has are named in the page's language, whatever the server sends.
  const translatedKinds = new Map([
    ['NEW', t('widget.games.new')],
    ['HOT', t('widget.games.hot')],
  ]);
  const kindForAll = choice.category === 'RNG' && resting === 'NEW' ? 'ALL' : undefined;
  const footer = (
    <div className={styles.actions}>
      <Button tone="secondary" onClick={() => onSubmit(noFilters)}>
        {t('widget.games.reset')}
      </Button>
      <Button onClick={() => onSubmit(draft)}>{t('widget.games.submit')}</Button>
    </div>
  );
  return (
    <Dialog
      title={t('widget.games.filter')}
      closeLabel={t('widget.close')}
      variant="panel"
      footer={footer}
      onClose={onClose}
    >
      <div className={styles.groups}>
        <Chips
          label={t('widget.games.vendors')}
          all={allLabel}
          options={vendors.map((vendor) => ({ key: vendor.vassalage, name: vendorName(vendor) }))}
          chosen={draft.vendor}
          onChoose={(vendor) => setDraft({ ...draft, vendor })}
        />
        {isSlots && kinds.length > 0 && (
          <Chips
            label={t('widget.games.kinds')}
            all={allLabel}
            options={kinds
              .filter(({ key }) => key !== 'ALL')
              .map(({ key, name }) => ({ key, name: translatedKinds.get(key) ?? name }))}
            chosen={showsOnlyNew ? 'NEW' : draft.kind === 'ALL' ? undefined : draft.kind}
            onChoose={(kind = kindForAll) => setDraft({ ...draft, kind })}
          />
        )}
        {isSlots && (
          <Chips
            label={t('widget.games.minBet')}
            all={allLabel}
            options={minBets.map((bet) => ({ key: bet, name: format.number(bet) }))}
            chosen={draft.minBet}
            onChoose={(minBet) => setDraft({ ...draft, minBet })}
          />
        )}
        {otherCategories.length > 0 && (
          <section aria-label={t('widget.games.others')}>
            <h3 className={styles.title}>{t('widget.games.others')}</h3>
            <div className={styles.links}>
              {otherCategories.map((category) => (
                <Button key={category.key} tone="secondary" size="s" onClick={() => onCategory(category.key)}>
                  {nameOf(category)}
                </Button>
              ))}
            </div>
          </section>
        )}
      </div>
    </Dialog>
  );
}
