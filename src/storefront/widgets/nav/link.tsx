import type { WidgetComponentProps } from '@/storefront/renderer/manifest';
import { Icon } from '@/storefront/ui/icon';
import styles from './link.module.css';

export default function Link({ props, emit }: WidgetComponentProps<'nav.link'>) {
  const { label, icon } = props;
  return (
    <button type="button" className={styles.link} onClick={() => emit('tap')}>
      {icon !== undefined && <Icon name={icon} size="s" />}
      <span>{label}</span>
    </button>
  );
}
