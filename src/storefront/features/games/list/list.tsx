import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button, IconButton } from '@/storefront/ui/button';
import { QueryFailure } from '@/storefront/ui/states/query-state';
import { useCategories } from '../categories/use-categories';
import { useCategoryName } from '../categories/use-category-name';
import { useHouse } from '../categories/use-house';
import { NeedsLogin } from '../play/needs-login';
import { useAskLogin } from '../play/use-ask-login';
import { useWasMember } from '../play/use-was-member';
import { GamePages } from '../tiles/game-pages';
import { useLargeTiles } from '../tiles/use-large-tiles';
import { useMarks } from '../tiles/use-marks';
import { VendorStrip } from '../vendors/vendor-strip';
import { ChosenFilters } from './chosen-filters';
import { FilterDrawer } from './filter-drawer';
import styles from './list.module.css';
import { openingTab, showsNewByDefault, type Tab } from './list-choice';
import { ListEmpty } from './list-empty';
import { ListTabs } from './list-tabs';
import { SearchBox } from './search-box';
import { useChosenFilters } from './use-chosen-filters';
import { useFilterDrawer } from './use-filter-drawer';
import { useListChoice } from './use-list-choice';

const defaultMinBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;

export default function GameList({ box, props, emit, href }: WidgetComponentProps<'game.list'>) {
  const t = useText();
  const nameOf = useCategoryName();
  const { empty, initial = 'RNG', all: allLabel = t('widget.games.all'), resting = 'NEW', paging = 'endless' } = props;
  const { query, categories } = useCategories();
  const list = useListChoice(initial, useHouse(categories));
  const { choice, page, isNarrowed, choose, chooseTab, widen, withTab } = list;
  const drawer = useFilterDrawer();
  const isGuest = useGateway().scope.session === '';
  const askLogin = useAskLogin();
  const wasMember = useWasMember();
  const { over: overlayOf, ids, isKnown, logoOf } = useMarks();
  const chosenCategory = categories.find(({ key }) => key === choice.category);
  const vendors = (chosenCategory?.vendors ?? []).filter(
    ({ vassalage }) => choice.house?.includes(vassalage) !== false,
  );
  const label = nameOf(choice.category, chosenCategory?.name ?? props.label);
  const needsLogin = isGuest && (choice.tab === 'recent' || choice.tab === 'fav');
  const showsOnlyNew = showsNewByDefault(choice, resting);
  const filters = useChosenFilters({
    choice,
    vendors,
    kinds: chosenCategory?.kinds ?? [],
    isOfNew: showsOnlyNew,
    choose,
  });
  const [isLarge, toggleLarge] = useLargeTiles();
  const onTab = (tab: Tab) => {
    if (isGuest && (tab === 'recent' || tab === 'fav')) askLogin(withTab(tab));
    else chooseTab(tab === openingTab(choice.category) ? undefined : tab);
  };
  return (
    <section {...box} className={styles.list} aria-label={props.label ?? label}>
      <div className={styles.tools}>
        <SearchBox
          label={props.search ?? t('widget.games.search')}
          value={choice.name ?? ''}
          delay={props.searchDelay ?? 400}
          otherParams={list.others}
          isCovered={drawer.isOpen}
          onSearch={list.search}
        />
        <IconButton icon="expand" label={t('widget.games.larger')} pressed={isLarge} onClick={toggleLarge} />
        <IconButton icon="filter" label={t('widget.games.filter')} dot={isNarrowed} onClick={drawer.open} />
      </div>
      <ListTabs
        label={t('widget.games.tabs')}
        chosen={choice.tab}
        words={{
          all: allLabel,
          hot: t('widget.games.hot'),
          recent: t('widget.games.recent'),
          fav: t('widget.games.favourites'),
        }}
        onChoose={onTab}
      />
      <QueryFailure query={query} />
      {vendors.length > 1 && (
        <VendorStrip
          vendors={vendors}
          chosen={choice.vendor}
          all={allLabel}
          loop={props.loop ?? 0}
          logoOf={logoOf}
          onChoose={(vendor) => choose({ vendor })}
        />
      )}
      {!needsLogin && <ChosenFilters filters={filters} onReset={list.reset} />}
      {needsLogin ? (
        <NeedsLogin asks={!wasMember} />
      ) : (
        <GamePages
          choice={choice}
          resting={resting}
          page={paging === 'numbers' ? page : undefined}
          isLarge={isLarge}
          label={label}
          isTitled={label !== props.label}
          more={props.more ?? t('widget.games.more')}
          empty={
            <ListEmpty
              tab={choice.tab}
              isNarrowed={isNarrowed || choice.name !== undefined}
              empty={empty}
              onWiden={widen}
              onAll={() => onTab('all')}
            />
          }
          foot={
            showsOnlyNew &&
            choice.tab === 'all' && (
              <Button tone="secondary" onClick={() => choose({ class: 'ALL' })}>
                {t('widget.games.showAll')}
              </Button>
            )
          }
          hrefOf={(game) => href('game', game)}
          onPlay={(game) => emit('game', game)}
          onPage={list.turn}
          over={overlayOf}
          isShown={(game) => choice.tab !== 'fav' || !isKnown || ids.has(String(game.nodeId))}
        />
      )}
      {drawer.isOpen && (
        <FilterDrawer
          choice={choice}
          resting={resting}
          vendors={vendors}
          kinds={chosenCategory?.kinds ?? []}
          minBets={props.minBets ?? defaultMinBets}
          otherCategories={categories.filter(({ key }) => key !== choice.category && key !== 'ELOTT')}
          nameOf={({ key, name }) => nameOf(key, name)}
          all={allLabel}
          onClose={() => drawer.close()}
          onSubmit={({ vendor, kind, minBet }) => {
            const isSame = vendor === choice.vendor && kind === choice.kind && minBet === choice.minBet;
            if (isSame) drawer.close();
            else list.narrow({ vendor, class: kind, minBet });
          }}
          onCategory={(gameType) =>
            drawer.close(() => {
              window.scrollTo?.(0, 0);
              if (gameType === 'LOTT') emit('lottery');
              else emit('category', { gameType });
            })
          }
        />
      )}
    </section>
  );
}
