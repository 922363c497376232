import { Icon } from './icon';
import styles from './more-link.module.css';

type Props = {
  readonly label: string;
  /** What there is more of; read aloud after the label. */
  readonly about: string;
  readonly onClick: () => void;
};

/** The quiet link at the end of a heading's row. */
export function MoreLink({ label, about, onClick }: Props) {
  return (
    <button type="button" className={styles.more} onClick={onClick}>
      {label}
      <span className="sr-only">: {about}</span>
      <Icon name="chevron" size="s" />
    </button>
  );
}
