import { memo, useSyncExternalStore } from 'react';
import styles from '@/storefront/features/blocks/tiles/tile.module.css';
import gridStyles from '@/storefront/features/blocks/tiles/tile-grid.module.css';
import { Badge } from '@/storefront/ui/badge';
import { Icon } from '@/storefront/ui/icons/icon';

type Props = { readonly names: readonly string[] };

/** Every fortieth tile depends on the flag. */
const isFlagged = (index: number) => index % 40 === 7;

/** The control: the same tiles written by hand. Tiles that depend on the flag read it themselves. */
export function HandPage({ names }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the same box as the widget's
    <div className={gridStyles.grid} data-columns={4} role="group" aria-label="Tiles">
      {names.map((name, index) =>
        isFlagged(index) ? <FlagTile key={name} name={name} /> : <Tile key={name} name={name} />,
      )}
    </div>
  );
}

let flag = false;
const listeners = new Set<() => void>();

export function flipByHand(value: boolean): void {
  flag = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const Tile = memo(function Tile({ name }: { readonly name: string }) {
  return (
    <button type="button" className={styles.tile} data-tone="plain" onClick={() => undefined}>
      <span className={styles.figure}>
        <Icon name="star" />
        <span className={styles.badge}>
          <Badge count={0} />
        </span>
      </span>
      <span className={styles.label}>{name}</span>
    </button>
  );
});

function FlagTile({ name }: { readonly name: string }) {
  const isShown = useSyncExternalStore(subscribe, () => flag);
  return isShown ? <Tile name={name} /> : null;
}
