import { useId } from 'react';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Card } from '@/storefront/ui/card';
import { Heading } from '@/storefront/ui/heading';
import { MoreLink } from '@/storefront/ui/more-link';
import styles from './section.module.css';

export default function Section({ props, slots, emit, href }: WidgetComponentProps<'layout.section'>) {
  const heading = useId();
  const { title, note, more, tone = 'plain' } = props;
  return (
    <section className={styles.section} aria-labelledby={title ? heading : undefined}>
      {title !== undefined && (
        <div className={styles.head}>
          <Heading id={heading}>{title}</Heading>
          {more !== undefined && (
            <MoreLink label={more} about={title} href={href('more')} onClick={() => emit('more')} />
          )}
        </div>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {tone === 'card' ? <Card>{slots.body}</Card> : <div className={styles.body}>{slots.body}</div>}
    </section>
  );
}
