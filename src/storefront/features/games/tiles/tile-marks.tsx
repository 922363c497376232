import { memo } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { Icon } from '@/storefront/ui/icons/icon';
import { Picture } from '@/storefront/ui/picture';
import { type Game, nameOf } from './game';
import styles from './tile-marks.module.css';

type Props = {
  readonly game: Game;
  readonly logo: string | undefined;
  readonly isFavourite: boolean;
  readonly onFavourite: (game: Game, isWanted: boolean) => void;
};

/** Overlay of a tile: the vendor and the heart. A changed heart renders only its tile. */
export const TileMarks = memo(function TileMarks({ game, logo, isFavourite, onFavourite }: Props) {
  const t = useText();
  return (
    <>
      {logo !== undefined && (
        <span className={styles.vendor} data-tile-vendor>
          <Picture src={logo} alt="" name={game.vassalage} width={60} height={20} fit="contain" mark="word" />
        </span>
      )}
      <button
        type="button"
        className={styles.heart}
        aria-pressed={isFavourite}
        aria-label={t('widget.games.favourite', { name: nameOf(game) })}
        onClick={() => onFavourite(game, !isFavourite)}
      >
        <span className={styles.disc}>
          <Icon name="heart" size="s" />
        </span>
      </button>
    </>
  );
});
