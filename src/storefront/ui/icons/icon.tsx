import styles from './icon.module.css';
import { mirrored } from './mirrored';
import sprite from './sprite.svg?no-inline';

type Props = {
  /** A symbol of the sprite (schemas/icon.schema.json). */
  readonly name: string;
  readonly size?: 's' | 'm' | 'l' | 'xl';
  /** A chevron for an element that opens or closes below. It is not mirrored in right-to-left languages. */
  readonly turn?: 'down' | 'up';
};

/** Decoration only: the control around it has the name. */
export function Icon({ name, size = 'm', turn }: Props) {
  const isMirrored = turn === undefined && mirrored.has(name);
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-mirror={isMirrored || undefined}
      data-turn={turn}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
