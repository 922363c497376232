import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Card } from '@/storefront/ui/card';
import styles from './security.module.css';

/** Settings below each other, whatever the brand's look of lists is, since each row shows its state. */
export default function Settings({ box, props, slots }: WidgetComponentProps<'security.settings'>) {
  return (
    <section {...box} aria-label={props.label}>
      <Card pad="none">
        <div className={styles.settings}>{slots.entries}</div>
      </Card>
    </section>
  );
}
