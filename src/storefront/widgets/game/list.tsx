import { useCallback, useState } from 'react';
import { useGateway } from '@/storefront/gateway/use-gateway';
import { useText } from '@/storefront/i18n/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/manifest';
import { Button, IconButton } from '@/storefront/ui/button';
import { EmptyState } from '@/storefront/ui/empty-state';
import styles from './list.module.css';
import { FilterDrawer } from './parts/filter-drawer';
import type { Game } from './parts/game';
import { GamePages } from './parts/game-pages';
import type { Tab } from './parts/list-choice';
import { ListTabs } from './parts/list-tabs';
import { SearchBox } from './parts/search-box';
import { TileMarks } from './parts/tile-marks';
import { useCategories } from './parts/use-categories';
import { useCategoryName } from './parts/use-category-name';
import { useFavourites } from './parts/use-favourites';
import { useListChoice } from './parts/use-list-choice';
import { useLogos } from './parts/use-logos';
import { VendorStrip } from './parts/vendor-strip';

const specifiedBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;

export default function GameList({ props, emit }: WidgetComponentProps<'game.list'>) {
  const t = useText();
  const nameOf = useCategoryName();
  const { empty, initial = 'RNG', all = t('widget.games.all'), resting = 'NEW' } = props;
  const { choice, setParams, withTab, cleared } = useListChoice(initial);
  const { categories } = useCategories();
  const logoOf = useLogos(props.logoPath, props.logos);
  const [isFiltering, setFiltering] = useState(false);
  const isGuest = useGateway().scope.session === '';
  const login = (search: string) => emit('login', { back: window.location.pathname + search });
  const { ids, isKnown, toggle } = useFavourites(() => login(window.location.search));
  const own = categories.find(({ key }) => key === choice.category);
  const vendors = own?.vendors ?? [];
  const label = nameOf(choice.category, own?.name ?? props.label);
  const needsLogin = isGuest && (choice.tab === 'recent' || choice.tab === 'fav');
  const onTab = (tab: Tab) => {
    if (isGuest && (tab === 'recent' || tab === 'fav')) login(withTab(tab));
    else setParams({ ...cleared, tab: tab === 'all' && choice.category !== 'RECENT' ? undefined : tab });
  };
  const over = useCallback(
    (game: Game) => (
      <TileMarks
        game={game}
        logo={logoOf(game.vassalage)}
        isFavourite={ids.has(String(game.nodeId))}
        onFavourite={toggle}
      />
    ),
    [logoOf, ids, toggle],
  );
  return (
    <section className={styles.list} aria-label={props.label ?? label}>
      <div className={styles.tools}>
        <SearchBox
          label={props.search ?? t('widget.games.search')}
          value={choice.name ?? ''}
          delay={props.searchDelay ?? 400}
          onSearch={(text) => setParams({ q: text || undefined })}
        />
        <IconButton
          icon="filter"
          label={t('widget.games.filter')}
          dot={[choice.vendor, choice.kind, choice.minBet].some((value) => value !== undefined)}
          onClick={() => setFiltering(true)}
        />
      </div>
      <ListTabs
        label={t('widget.games.tabs')}
        chosen={choice.tab}
        words={{
          all,
          hot: t('widget.games.hot'),
          recent: t('widget.games.recent'),
          fav: t('widget.games.favourites'),
        }}
        onChoose={onTab}
      />
      {vendors.length > 1 && (
        <VendorStrip
          vendors={vendors}
          chosen={choice.vendor}
          all={all}
          loop={props.loop ?? 0}
          logoOf={logoOf}
          onChoose={(vendor) => setParams({ vendor })}
        />
      )}
      {needsLogin ? (
        <EmptyState icon="lock" title={t('error.session')}>
          <Button onClick={() => login(window.location.search)}>{t('widget.game.login')}</Button>
        </EmptyState>
      ) : (
        <GamePages
          key={JSON.stringify(choice)}
          choice={choice}
          resting={resting}
          label={label}
          empty={empty}
          more={props.more ?? t('widget.games.more')}
          onPlay={(game) => emit('game', game)}
          over={over}
          isShown={(game) => choice.tab !== 'fav' || !isKnown || ids.has(String(game.nodeId))}
        />
      )}
      {isFiltering && (
        <FilterDrawer
          choice={choice}
          vendors={vendors}
          kinds={(own?.kinds ?? []).filter(({ key }) => key !== 'ALL')}
          minBets={props.minBets ?? specifiedBets}
          others={categories.filter(({ key }) => key !== choice.category && key !== 'ELOTT' && key !== 'HOT')}
          nameOf={({ key, name }) => nameOf(key, name)}
          all={all}
          onClose={() => setFiltering(false)}
          onSubmit={({ vendor, kind, minBet }) => {
            setFiltering(false);
            setParams({ vendor, class: kind, minBet });
          }}
          onCategory={(gameType) => {
            setFiltering(false);
            window.scrollTo?.(0, 0);
            if (gameType === 'LOTT') emit('lottery');
            else emit('category', { gameType });
          }}
        />
      )}
    </section>
  );
}
