import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Heading } from '@/storefront/ui/heading';
import { QueryState } from '@/storefront/ui/states/query-state';
import { Pagination } from '@/storefront/ui/tabs/pagination';
import type { Game } from './game';
import { GameGrid } from './game-grid';
import styles from './game-pages.module.css';
import { type Paging, useGamePages } from './use-game-pages';
import { useNearEnd } from './use-near-end';
import { useNewTileFocus } from './use-new-tile-focus';

type Props = Paging & {
  readonly isLarge: boolean;
  readonly label: string;
  /** Whether the label is a heading: the page's own title says something else. */
  readonly hasHeading: boolean;
  readonly more: string;
  /** Shown if there are no games. */
  readonly empty: ReactNode;
  /** Below the last game. */
  readonly foot: ReactNode;
  /** Address of a game's page. */
  readonly hrefOf: (game: Game) => string | undefined;
  readonly onPlay: (game: Game) => void;
  readonly onPage: (page: number, how?: 'replace') => void;
  /** Overlay of a tile: vendor and heart. */
  readonly over: (game: Game) => ReactNode;
  /** False for games that were just removed from the list. */
  readonly isShown: (game: Game) => boolean;
};

/** Tiles whose pictures load at once. */
const tilesOnFirstScreen = 6;
/** Page numbers that show at a time. */
const shownNumbers = 5;

/** Pages of games: added below by scrolling or a button, or one at a time by number. The count is announced. */
export function GamePages({ choice, resting, page, isShown, ...props }: Props) {
  const { isLarge, label, hasHeading, more, empty, foot, hrefOf, onPlay, onPage, over: overlayOf } = props;
  const t = useText();
  const format = useFormat();
  const {
    first: firstQuery,
    last: lastQuery,
    games,
    total,
    pages,
    hasMore,
    next,
  } = useGamePages({ choice, resting, page });
  const load = useNearEnd(hasMore, next);
  const shownGames = games.filter(isShown);
  const list = useRef<HTMLDivElement>(null);
  const followNewTiles = useNewTileFocus(list, shownGames.length);
  const turn = (number: number) => {
    onPage(number);
    list.current?.scrollIntoView?.();
  };
  const isPastEnd = page !== undefined && pages !== undefined && pages > 0 && page > pages;
  useEffect(() => {
    if (isPastEnd) onPage(pages, 'replace');
  }, [isPastEnd, pages, onPage]);
  const count = format.number(shownGames.length);
  const isLoading = lastQuery?.isFetching === true;
  const hasFailed = lastQuery?.isError === true;
  // While a page is only refetched, the buttons of `empty` and `foot` stay, so that none vanishes under a finger.
  const isFirstLoad = isLoading && lastQuery.data === undefined;
  return (
    <div ref={list} className={styles.pages}>
      <div className={styles.head}>
        {hasHeading && <Heading>{label}</Heading>}
        <p className={styles.count} role="status">
          {firstQuery?.data !== undefined &&
            (total === undefined || shownGames.length >= total
              ? t(shownGames.length === 1 ? 'widget.games.one' : 'widget.games.count', { count })
              : t('widget.games.shown', { shown: count, count: format.number(total) }))}
        </p>
      </div>
      {firstQuery && (
        <QueryState query={firstQuery} skeleton="tiles">
          {() =>
            shownGames.length === 0 && !hasMore && !isFirstLoad && !hasFailed ? (
              empty
            ) : (
              <GameGrid
                isLarge={isLarge}
                first={tilesOnFirstScreen}
                games={shownGames}
                label={label}
                hrefOf={hrefOf}
                onPlay={onPlay}
                over={overlayOf}
              />
            )
          }
        </QueryState>
      )}
      {firstQuery?.data !== undefined && hasFailed && (
        <Button tone="ghost" icon="refresh" busy={isLoading} onClick={() => void lastQuery.refetch()}>
          {t('widget.retry')}
        </Button>
      )}
      {page === undefined &&
        firstQuery?.data !== undefined &&
        !hasFailed &&
        (hasMore || lastQuery?.data === undefined) && (
          <Button
            tone="secondary"
            busy={isLoading}
            onClick={() => {
              followNewTiles();
              load();
            }}
          >
            {more}
          </Button>
        )}
      {page !== undefined && (
        <Pagination page={page} pages={pages ?? 0} shown={shownNumbers} label={t('widget.pages')} onChoose={turn} />
      )}
      {!hasMore && !isFirstLoad && !hasFailed && foot}
    </div>
  );
}
