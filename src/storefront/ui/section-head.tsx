import { Heading } from './heading';
import { MoreLink } from './more-link';
import styles from './section-head.module.css';

type Props = {
  readonly id: string;
  readonly title: string;
  /** Words of the way to more; nothing where it leads nowhere. */
  readonly more: string | undefined;
  readonly href: string | undefined;
  readonly onMore: () => void;
};

/** The heading of a section and, at the end of its row, the way to more of it. */
export function SectionHead({ id, title, more, href, onMore }: Props) {
  return (
    <div className={styles.head}>
      <Heading id={id}>{title}</Heading>
      {more !== undefined && <MoreLink label={more} about={title} href={href} onClick={onMore} />}
    </div>
  );
}
