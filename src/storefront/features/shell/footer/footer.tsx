import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import styles from './footer.module.css';

export default function Footer({ props, slots }: WidgetComponentProps<'shell.footer'>) {
  return (
    <nav className={styles.footer} aria-label={props.label} data-footer data-whole>
      <div className={styles.entries}>{slots.entries}</div>
    </nav>
  );
}
