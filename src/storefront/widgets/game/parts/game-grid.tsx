import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFormat } from '@/storefront/i18n/use-format';
import { useText } from '@/storefront/i18n/use-text';
import { Picture } from '@/storefront/ui/picture';
import { type Game, keyOf, nameOf, pictureOf } from './game';
import styles from './game-grid.module.css';

type Props = {
  readonly games: readonly Game[];
  readonly label: string;
  readonly onPlay: (game: Game) => void;
  /** What lies over a tile: vendor and heart. The same function as long as it draws the same. */
  readonly over?: ((game: Game) => ReactNode) | undefined;
};

/** Games of one part of a long list: whole rows in one, two, three, four or six columns. */
const part = 24;

/** Games as tiles; their shape is the merchant's look `tile`. A long list is cut in parts, and those far out of sight are not drawn. */
export function GameGrid({ games, label, onPlay, over }: Props) {
  const t = useText();
  const format = useFormat();
  const whole = useRef<HTMLDivElement>(null);
  const parts = Array.from({ length: Math.ceil(games.length / part) }, (_, index) => index * part);
  const isLong = parts.length > 2;
  // Parts are equally high, so those not drawn yet are as high as the first: what one came back to stands where it stood.
  useLayoutEffect(() => {
    const height = whole.current?.firstElementChild?.getBoundingClientRect().height;
    if (isLong && height) whole.current?.style.setProperty('--part-size', `${height}px`);
  }, [isLong]);
  return (
    <div ref={whole} className={styles.parts}>
      {parts.map((from) => {
        const own = games.slice(from, from + part);
        const range = `${format.number(from + 1)}–${format.number(from + own.length)}`;
        return (
          <ul key={from} className={styles.grid} aria-label={from === 0 ? label : `${label} ${range}`}>
            {own.map((game, index) => {
              const name = nameOf(game);
              return (
                <li key={keyOf(game)} className={styles.item}>
                  <Tile
                    game={game}
                    name={name}
                    action={t('widget.games.play', { name })}
                    isFirst={from === 0 && index < 3}
                    onPlay={onPlay}
                  />
                  {over?.(game)}
                </li>
              );
            })}
          </ul>
        );
      })}
    </div>
  );
}

type TileProps = {
  readonly game: Game;
  readonly name: string;
  readonly action: string;
  readonly isFirst: boolean;
  readonly onPlay: (game: Game) => void;
};

const Tile = memo(function Tile({ game, name, action, isFirst, onPlay }: TileProps) {
  return (
    <button type="button" className={styles.tile} aria-label={action} onClick={() => onPlay(game)}>
      <span className={styles.figure}>
        <Picture src={pictureOf(game)} alt="" name={name} width={240} height={320} eager={isFirst} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
      </span>
    </button>
  );
});
