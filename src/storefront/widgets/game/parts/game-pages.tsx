import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import type { Gateway } from '@/storefront/gateway/gateway';
import { useSettledGateway } from '@/storefront/gateway/use-settled-gateway';
import { useFormat } from '@/storefront/i18n/use-format';
import { useText } from '@/storefront/i18n/use-text';
import { Button } from '@/storefront/ui/button';
import { EmptyState } from '@/storefront/ui/empty-state';
import { QueryState } from '@/storefront/ui/live/query-state';
import type { Game } from './game';
import { GameGrid } from './game-grid';
import styles from './game-pages.module.css';
import type { ListChoice } from './list-choice';
import { pageQuery, toPage } from './list-page';
import { useNearEnd } from './use-near-end';

type Props = {
  readonly choice: ListChoice;
  readonly resting: string;
  readonly label: string;
  readonly empty: string;
  readonly more: string;
  readonly onPlay: (game: Game) => void;
  readonly over: (game: Game) => ReactNode;
  /** Leaves games out that have just gone. */
  readonly isShown: (game: Game) => boolean;
};

/** Pages of games below each other: scrolling brings the next, a button too, and the count is announced. */
export function GamePages({ choice, resting, label, empty, more, onPlay, over, isShown }: Props) {
  const t = useText();
  const format = useFormat();
  const gateway = useSettledGateway(200);
  const client = useQueryClient();
  const [count, setCount] = useState(() => pagesKnown(client, gateway, choice, resting));
  const queries = useQueries({
    queries: Array.from({ length: count }, (_, index) => pageQuery(gateway, choice, index + 1, resting)),
  });
  const [first] = queries;
  const last = queries.at(-1);
  const pages = queries.flatMap(({ data }, index) => (data === undefined ? [] : [toPage(data, choice, index + 1)]));
  const isStopped = last?.isError === true;
  const hasMore = last?.data !== undefined && pages.at(-1)?.hasMore === true;
  const next = useCallback(() => setCount((now) => now + 1), []);
  useNearEnd(hasMore, next);
  const found = uniqueGames(pages.flatMap(({ games }) => games)).filter(isShown);
  const total = pages[0]?.total;
  const shown = format.number(found.length);
  if (first === undefined || last === undefined) return null;
  return (
    <QueryState query={first} skeleton="tiles">
      {() => (
        <div className={styles.pages}>
          <p className={styles.count} role="status">
            {total === undefined || found.length >= total
              ? t('widget.games.count', { count: shown })
              : t('widget.games.shown', { shown, count: format.number(total) })}
          </p>
          {found.length === 0 && !hasMore && !last.isFetching ? (
            <EmptyState icon="search" title={empty} />
          ) : (
            <GameGrid games={found} label={label} onPlay={onPlay} over={over} />
          )}
          {isStopped && (
            <Button tone="ghost" icon="refresh" busy={last.isFetching} onClick={() => void last.refetch()}>
              {t('widget.retry')}
            </Button>
          )}
          {!isStopped && (hasMore || last.isFetching) && (
            <Button tone="secondary" busy={last.isFetching} onClick={next}>
              {more}
            </Button>
          )}
        </div>
      )}
    </QueryState>
  );
}

/** How many pages were there already: who comes back finds the list as long as it was. */
function pagesKnown(client: QueryClient, gateway: Gateway, choice: ListChoice, resting: string): number {
  let count = 1;
  while (client.getQueryData(pageQuery(gateway, choice, count + 1, resting).queryKey) !== undefined) {
    if (choice.tab === 'hot') return 1;
    count += 1;
  }
  return count;
}

function uniqueGames(games: readonly Game[]): readonly Game[] {
  return [...new Map(games.map((game) => [`${game.vassalage}-${game.nodeId}`, game])).values()];
}
