import { useId } from 'react';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import styles from './link-list.module.css';

export default function LinkList({ box, props, slots }: WidgetComponentProps<'nav.link-list'>) {
  const headingId = useId();
  const { title, columns = 2 } = props;
  return (
    <nav {...box} className={styles.list} aria-labelledby={title ? headingId : undefined}>
      {title !== undefined && (
        <p className={styles.title} id={headingId}>
          {title}
        </p>
      )}
      <div className={styles.links} data-columns={columns} data-links>
        {slots.links}
      </div>
    </nav>
  );
}
