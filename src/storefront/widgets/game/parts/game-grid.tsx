import { memo, type ReactNode } from 'react';
import { useText } from '@/storefront/i18n/use-text';
import { Picture } from '@/storefront/ui/picture';
import { type Game, nameOf, pictureOf } from './game';
import styles from './game-grid.module.css';

type Props = {
  readonly games: readonly Game[];
  readonly label: string;
  readonly onPlay: (game: Game) => void;
  /** What lies over a tile: vendor and heart. The same function as long as it draws the same. */
  readonly over?: ((game: Game) => ReactNode) | undefined;
};

/** Games as tiles; their shape is the merchant's look `tile`. */
export function GameGrid({ games, label, onPlay, over }: Props) {
  const t = useText();
  return (
    <ul className={styles.grid} aria-label={label}>
      {games.map((game, index) => {
        const name = nameOf(game);
        return (
          <li key={`${game.vassalage}-${game.nodeId}`} className={styles.item}>
            <Tile
              game={game}
              name={name}
              action={t('widget.games.play', { name })}
              isFirst={index < 3}
              onPlay={onPlay}
            />
            {over?.(game)}
          </li>
        );
      })}
    </ul>
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
