import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { batchSize, LongBatches } from '@/storefront/ui/long-list/long-batches';
import { rowPlace } from '@/storefront/ui/long-list/long-list';
import { Picture } from '@/storefront/ui/picture';
import { Tap } from '@/storefront/ui/tap';
import { type Game, keyOfGame, nameOf, pictureOf } from './game';
import styles from './game-grid.module.css';

type Props = {
  readonly games: readonly Game[];
  readonly label: string;
  readonly isLarge?: boolean | undefined;
  /** Number of games on the first screen, whose pictures load at once. */
  readonly first?: number | undefined;
  /** Address of a game's page. */
  readonly hrefOf: (game: Game) => string | undefined;
  readonly onPlay: (game: Game) => void;
  /** Overlay of a tile: vendor and heart. Pass the same function while the result is the same. */
  readonly over?: ((game: Game) => ReactNode) | undefined;
};

/**
 * Games as tiles; the merchant's look `tile` decides their shape. Tiles far off the screen are not painted, and in a
 * very long list not rendered.
 */
export function GameGrid({ games, label, isLarge = false, first = 3, hrefOf, onPlay, over: overlayOf }: Props) {
  const t = useText();
  const format = useFormat();
  const gridRef = useRef<HTMLDivElement>(null);
  // The same function for all renders, so that a changed heart renders no tile.
  const latest = useRef(onPlay);
  latest.current = onPlay;
  const play = useCallback((game: Game) => latest.current(game), []);
  const isLong = games.length > 2 * batchSize;
  // Batches are equally high: those that are not painted get the height of the first, so that a return restores the
  // scroll position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: larger tiles make higher batches
  useLayoutEffect(() => {
    if (!isLong) return;
    const height = gridRef.current?.querySelector('ul')?.getBoundingClientRect().height;
    if (height) gridRef.current?.style.setProperty('--batch-size', `${height}px`);
  }, [isLong, isLarge]);
  return (
    <div ref={gridRef} data-large={isLarge || undefined}>
      <LongBatches key={String(isLarge)} count={games.length} className={styles.batches}>
        {(from) => {
          const batch = games.slice(from, from + batchSize);
          const range = `${format.number(from + 1)}–${format.number(from + batch.length)}`;
          return (
            <ul key={from} className={styles.grid} aria-label={from === 0 ? label : `${label} ${range}`}>
              {batch.map((game, index) => {
                const name = nameOf(game);
                return (
                  <li key={keyOfGame(game)} className={styles.item} {...rowPlace(from + index, games.length)}>
                    <Tile
                      game={game}
                      name={name}
                      action={t('widget.games.play', { name })}
                      isFirst={from + index < first}
                      href={hrefOf(game)}
                      onPlay={play}
                    />
                    {overlayOf?.(game)}
                  </li>
                );
              })}
            </ul>
          );
        }}
      </LongBatches>
    </div>
  );
}

type TileProps = {
  readonly game: Game;
  readonly name: string;
  readonly action: string;
  readonly isFirst: boolean;
  readonly href: string | undefined;
  readonly onPlay: (game: Game) => void;
};

const Tile = memo(function Tile({ game, name, action, isFirst, href, onPlay }: TileProps) {
  return (
    <Tap className={styles.tile} aria-label={action} href={href} onTap={() => onPlay(game)}>
      <span className={styles.figure}>
        <Picture src={pictureOf(game)} alt="" name={name} width={240} height={320} eager={isFirst} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
      </span>
    </Tap>
  );
});
