import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import styles from './footer.module.css';

export default function Footer({ box, props, slots }: WidgetComponentProps<'shell.footer'>) {
  return (
    <nav {...box} className={styles.footer} aria-label={props.label} data-footer data-whole>
      <div className={styles.entries}>{slots.entries}</div>
    </nav>
  );
}
