import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './notice-card.module.css';

export default function NoticeCard({ box, props, slots }: WidgetComponentProps<'content.notice-card'>) {
  const { icon = 'info', title, text, tone = 'info' } = props;
  return (
    <aside {...box} className={styles.card} data-tone={tone} aria-label={title}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {slots.actions !== undefined && <div className={styles.actions}>{slots.actions}</div>}
      </div>
    </aside>
  );
}
