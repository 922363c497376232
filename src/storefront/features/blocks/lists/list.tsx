import { useId } from 'react';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Heading } from '@/storefront/ui/heading';
import styles from './list.module.css';

export default function List({ box, props, slots }: WidgetComponentProps<'nav.list'>) {
  const headingId = useId();
  const { title } = props;
  return (
    <section {...box} className={styles.list} aria-labelledby={title ? headingId : undefined}>
      {title !== undefined && (
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
      )}
      <div className={styles.entries} data-entries>
        {slots.entries}
      </div>
    </section>
  );
}
