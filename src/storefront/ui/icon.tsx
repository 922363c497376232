import styles from './icon.module.css';
import sprite from './icons/sprite.svg?no-inline';

/** The drawn icons stand in one sprite; `name` is a symbol of it (schemas/icon.schema.json). */
type Props = { readonly name: string; readonly size?: 's' | 'm' | 'l' | 'xl' };

const mirrored = new Set(['back', 'chevron', 'logout', 'list', 'feedback', 'document']);

/** Decoration only: the control around it carries the name. */
export function Icon({ name, size = 'm' }: Props) {
  return (
    <svg className={styles.icon} data-size={size} data-mirror={mirrored.has(name) || undefined} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
