import { Icon } from './icons/icon';
import styles from './more-link.module.css';
import { Tap } from './tap';

type Props = {
  readonly label: string;
  /** The subject, read aloud after the label. */
  readonly about: string;
  readonly href?: string | undefined;
  readonly onClick: () => void;
};

/** The link "more" at the end of a heading's row. */
export function MoreLink({ label, about, href, onClick }: Props) {
  return (
    <Tap className={styles.more} href={href} onTap={onClick}>
      {label}
      <span className="sr-only">: {about}</span>
      <Icon name="chevron" size="s" />
    </Tap>
  );
}
