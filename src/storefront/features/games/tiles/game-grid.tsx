import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { batchSize, LongBatches } from '@/storefront/ui/long-list/long-batches';
import { rowPlace } from '@/storefront/ui/long-list/long-list';
import { Picture } from '@/storefront/ui/picture';
import { Tap } from '@/storefront/ui/tap';
import { type Game, keyOf, nameOf, pictureOf } from './game';
import styles from './game-grid.module.css';

type Props = {
  readonly games: readonly Game[];
  readonly label: string;
  readonly isLarge?: boolean | undefined;
  /** How many of them stand on the first screen, whose pictures are asked for at once. */
  readonly first?: number | undefined;
  /** Address of a game's own page. */
  readonly hrefOf: (game: Game) => string | undefined;
  readonly onPlay: (game: Game) => void;
  /** What lies over a tile: vendor and heart. The same function as long as it draws the same. */
  readonly over?: ((game: Game) => ReactNode) | undefined;
};

/** Games as tiles; their shape is the merchant's look `tile`. Parts far out of sight are not drawn; of a very long list they are not there. */
export function GameGrid({ games, label, isLarge = false, first = 3, hrefOf, onPlay, over }: Props) {
  const t = useText();
  const format = useFormat();
  const whole = useRef<HTMLDivElement>(null);
  // One function for all renders, so that a heart that changes draws no tile anew.
  const latest = useRef(onPlay);
  latest.current = onPlay;
  const play = useCallback((game: Game) => latest.current(game), []);
  const isLong = games.length > 2 * batchSize;
  // Batches are equally high, so those not drawn yet are as high as the first: what one came back to stands where it stood.
  // biome-ignore lint/correctness/useExhaustiveDependencies: larger tiles make higher batches
  useLayoutEffect(() => {
    if (!isLong) return;
    const height = whole.current?.querySelector('ul')?.getBoundingClientRect().height;
    if (height) whole.current?.style.setProperty('--batch-size', `${height}px`);
  }, [isLong, isLarge]);
  return (
    <div ref={whole} data-large={isLarge || undefined}>
      <LongBatches key={String(isLarge)} count={games.length} className={styles.batches}>
        {(from) => {
          const own = games.slice(from, from + batchSize);
          const range = `${format.number(from + 1)}–${format.number(from + own.length)}`;
          return (
            <ul key={from} className={styles.grid} aria-label={from === 0 ? label : `${label} ${range}`}>
              {own.map((game, index) => {
                const name = nameOf(game);
                return (
                  <li key={keyOf(game)} className={styles.item} {...rowPlace(from + index, games.length)}>
                    <Tile
                      game={game}
                      name={name}
                      action={t('widget.games.play', { name })}
                      isFirst={from + index < first}
                      href={hrefOf(game)}
                      onPlay={play}
                    />
                    {over?.(game)}
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
