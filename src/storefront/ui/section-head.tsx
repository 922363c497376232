import { Heading } from './heading';
import { MoreLink } from './more-link';
import styles from './section-head.module.css';

type Props = {
  readonly id: string;
  readonly title: string;
  /** Words of the link to more; undefined if there is no such link. */
  readonly more: string | undefined;
  readonly href: string | undefined;
  readonly onMore: () => void;
};

/** The heading of a section, with a link to more at the end of its row. */
export function SectionHead({ id, title, more, href, onMore }: Props) {
  return (
    <div className={styles.head}>
      <Heading id={id}>{title}</Heading>
      {more !== undefined && <MoreLink label={more} about={title} href={href} onClick={onMore} />}
    </div>
  );
}
