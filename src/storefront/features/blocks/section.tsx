import { useId } from 'react';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Card } from '@/storefront/ui/card';
import { SectionHead } from '@/storefront/ui/section-head';
import styles from './section.module.css';

export default function Section({ box, props, slots, emit, href }: WidgetComponentProps<'layout.section'>) {
  const headingId = useId();
  const { title, note, more, tone = 'plain' } = props;
  return (
    <section {...box} className={styles.section} aria-labelledby={title ? headingId : undefined}>
      {title !== undefined && (
        <SectionHead id={headingId} title={title} more={more} href={href('more')} onMore={() => emit('more')} />
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {tone === 'card' ? <Card>{slots.body}</Card> : <div className={styles.body}>{slots.body}</div>}
    </section>
  );
}
