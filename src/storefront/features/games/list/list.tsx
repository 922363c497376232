import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { IconButton } from '@/storefront/ui/button';
import { QueryFailure } from '@/storefront/ui/states/query-state';
import { NeedsLogin } from '../play/needs-login';
import { useWasMember } from '../play/use-was-member';
import { useLargeTiles } from '../tiles/use-large-tiles';
import { useMarks } from '../tiles/use-marks';
import { VendorStrip } from '../vendors/vendor-strip';
import { ChosenFilters } from './chosen-filters';
import styles from './list.module.css';
import { ListDrawer } from './list-drawer';
import { ListTabs } from './list-tabs';
import { ListedGames } from './listed-games';
import { SearchBox } from './search-box';
import { useGameList } from './use-game-list';

export default function GameList({ box, props, emit, href }: WidgetComponentProps<'game.list'>) {
  const t = useText();
  const list = useGameList(props);
  const marks = useMarks();
  const wasMember = useWasMember();
  const [isLarge, toggleLarge] = useLargeTiles();
  const { choice, drawer, vendors, allLabel } = list;
  return (
    <section {...box} className={styles.list} aria-label={props.label ?? list.label}>
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
        <IconButton icon="filter" label={t('widget.games.filter')} dot={list.isNarrowed} onClick={drawer.open} />
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
        onChoose={list.openTab}
      />
      <QueryFailure query={list.query} />
      {vendors.length > 1 && (
        <VendorStrip
          vendors={vendors}
          chosen={choice.vendor}
          all={allLabel}
          loop={props.loop ?? 0}
          logoOf={marks.logoOf}
          onChoose={(vendor) => list.choose({ vendor })}
        />
      )}
      {!list.needsLogin && <ChosenFilters filters={list.filters} onReset={list.reset} />}
      {list.needsLogin ? (
        <NeedsLogin opensLogin={!wasMember} />
      ) : (
        <ListedGames list={list} marks={marks} isLarge={isLarge} props={props} emit={emit} href={href} />
      )}
      {drawer.isOpen && <ListDrawer list={list} props={props} emit={emit} />}
    </section>
  );
}
