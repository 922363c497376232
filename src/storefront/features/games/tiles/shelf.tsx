import { useId } from 'react';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useSettledGateway } from '@/storefront/platform/gateway/use-settled-gateway';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { SectionHead } from '@/storefront/ui/section-head';
import { QueryState } from '@/storefront/ui/states/query-state';
import { useCategories } from '../categories/use-categories';
import { GameGrid } from './game-grid';
import styles from './shelf.module.css';
import { gamesOf, shelfQuery } from './shelf-query';
import { useMarks } from './use-marks';

export default function Shelf({ box, props, emit, has, href }: WidgetComponentProps<'game.shelf'>) {
  const headingId = useId();
  const { title, category = '', limit = 12, more, empty, games: source = 'list' } = props;
  const query = useQuery({ ...shelfQuery(useSettledGateway(200), props), select: gamesOf });
  const { categories } = useCategories();
  const { over: overlayOf, ids, isKnown } = useMarks();
  // A game that was just removed from the favourites leaves the shelf at once.
  const isKept = (nodeId: string | number) => source !== 'favourites' || !isKnown || ids.has(String(nodeId));
  const games = query.data?.filter(({ nodeId }) => isKept(nodeId)).slice(0, limit);
  const hasCategory = category === '' || categories.some(({ key }) => key === category);
  if (!hasCategory || (games?.length === 0 && empty === undefined)) return null;
  return (
    <section {...box} className={styles.shelf} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        title={title}
        more={has('more') && games?.length !== 0 ? more : undefined}
        href={href('more', { category })}
        onMore={() => emit('more', { category })}
      />
      <QueryState query={query} skeleton="card">
        {() =>
          games === undefined || games.length === 0 ? (
            <p className={styles.empty}>{empty}</p>
          ) : (
            <div className={styles.row}>
              <GameGrid
                games={games}
                label={title}
                hrefOf={(game) => href('game', game)}
                onPlay={(game) => emit('game', game)}
                over={overlayOf}
              />
            </div>
          )
        }
      </QueryState>
    </section>
  );
}
