import { Badge } from './badge';
import type { Box } from './box';
import { Icon } from './icons/icon';
import ground from './icons/icon-disc.module.css';
import styles from './row.module.css';
import { Tap } from './tap';

type Props = Box & {
  readonly label: string;
  /** Accessible name if it must say more than the label. */
  readonly name?: string | undefined;
  readonly icon?: string | undefined;
  readonly note?: string | undefined;
  readonly badge?: number | undefined;
  /** An outside address makes it a link in a new tab. */
  readonly href?: string | undefined;
  /** Address on this site that the tap leads to. */
  readonly to?: string | undefined;
  readonly onClick?: (() => void) | undefined;
};

/** One entry of a list: a row, or a tile if the merchant's look `nav` is a grid. */
export function Row({ label, name, icon, note, badge, href, to, onClick, ...box }: Props) {
  const content = (
    <>
      {icon !== undefined && (
        <span className={`${ground.disc} ${styles.icon}`}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.label} data-word={shortWord.test(label) || undefined}>
        {label}
      </span>
      {note !== undefined && note !== '' && (
        <span className={styles.note} data-note>
          {note}
        </span>
      )}
      <span className={styles.badge}>
        <Badge count={badge} />
      </span>
      <span className={styles.arrow}>
        <Icon name={href === undefined ? 'chevron' : 'external'} size="s" />
      </span>
    </>
  );
  if (href !== undefined) {
    return (
      <a {...box} className={styles.row} href={href} target="_blank" rel="noopener noreferrer" aria-label={name}>
        {content}
      </a>
    );
  }
  return (
    <Tap {...box} className={styles.row} aria-label={name} href={to} onTap={onClick}>
      {content}
    </Tap>
  );
}

/** Words this short fit into half a row in any script. */
const shortWord = /^.{1,8}$/;
