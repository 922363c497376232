import { useState } from 'react';
import { useGateway } from '@/storefront/gateway/use-gateway';
import { useText } from '@/storefront/i18n/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/manifest';
import { Button, IconButton } from '@/storefront/ui/button';
import { EmptyState } from '@/storefront/ui/empty-state';
import styles from './list.module.css';
import { FilterDrawer } from './parts/filter-drawer';
import { GamePages } from './parts/game-pages';
import { openingTab, restsOnNew, type Tab } from './parts/list-choice';
import { ListEmpty } from './parts/list-empty';
import { ListTabs } from './parts/list-tabs';
import { SearchBox } from './parts/search-box';
import { useCategories } from './parts/use-categories';
import { useCategoryName } from './parts/use-category-name';
import { useListChoice } from './parts/use-list-choice';
import { useMarks } from './parts/use-marks';
import { VendorStrip } from './parts/vendor-strip';

const specifiedBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;

export default function GameList({ props, emit }: WidgetComponentProps<'game.list'>) {
  const t = useText();
  const nameOf = useCategoryName();
  const { empty, initial = 'RNG', all = t('widget.games.all'), resting = 'NEW', paging = 'endless' } = props;
  const { choice, page, isNarrowed, choose, chooseTab, widen, withTab } = useListChoice(initial);
  const { categories } = useCategories();
  const [isFiltering, setFiltering] = useState(false);
  const isGuest = useGateway().scope.session === '';
  const login = (back: string) => emit('login', { back });
  const { over, ids, isKnown, logoOf } = useMarks(login);
  const own = categories.find(({ key }) => key === choice.category);
  const vendors = own?.vendors ?? [];
  const label = nameOf(choice.category, own?.name ?? props.label);
  const needsLogin = isGuest && (choice.tab === 'recent' || choice.tab === 'fav');
  const isOfNew = restsOnNew(choice, resting);
  const onTab = (tab: Tab) => {
    if (isGuest && (tab === 'recent' || tab === 'fav')) login(window.location.pathname + withTab(tab));
    else chooseTab(tab === openingTab(choice.category) ? undefined : tab);
  };
  return (
    <section className={styles.list} aria-label={props.label ?? label}>
      <div className={styles.tools}>
        <SearchBox
          label={props.search ?? t('widget.games.search')}
          value={choice.name ?? ''}
          delay={props.searchDelay ?? 400}
          onSearch={(text) => choose({ q: text || undefined })}
        />
        <IconButton
          icon="filter"
          label={t('widget.games.filter')}
          dot={isNarrowed}
          onClick={() => setFiltering(true)}
        />
      </div>
      <ListTabs
        label={t('widget.games.tabs')}
        chosen={choice.tab}
        words={{
          all: isOfNew ? t('widget.games.new') : all,
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
          all={choice.category === 'INHOUSE' ? undefined : all}
          loop={props.loop ?? 0}
          logoOf={logoOf}
          onChoose={(vendor) => choose({ vendor })}
        />
      )}
      {needsLogin ? (
        <EmptyState icon="lock" title={t('error.session')}>
          <Button onClick={() => login(window.location.pathname + window.location.search)}>
            {t('widget.game.login')}
          </Button>
        </EmptyState>
      ) : (
        <GamePages
          choice={choice}
          resting={resting}
          page={paging === 'numbers' ? page : undefined}
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
            isOfNew &&
            choice.tab === 'all' && (
              <Button tone="secondary" onClick={() => choose({ class: 'ALL' })}>
                {t('widget.games.showAll')}
              </Button>
            )
          }
          onPlay={(game) => emit('game', game)}
          onPage={(number) => choose({ page: number === 1 ? undefined : String(number) })}
          over={over}
          isShown={(game) => choice.tab !== 'fav' || !isKnown || ids.has(String(game.nodeId))}
        />
      )}
      {isFiltering && (
        <FilterDrawer
          choice={choice}
          resting={resting}
          vendors={vendors}
          kinds={own?.kinds ?? []}
          minBets={props.minBets ?? specifiedBets}
          others={categories.filter(({ key }) => key !== choice.category && key !== 'ELOTT' && key !== 'HOT')}
          nameOf={({ key, name }) => nameOf(key, name)}
          all={all}
          onClose={() => setFiltering(false)}
          onSubmit={({ vendor, kind, minBet }) => {
            setFiltering(false);
            choose({ vendor, class: kind, minBet });
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
