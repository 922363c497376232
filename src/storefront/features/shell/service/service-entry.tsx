import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './service-pill.module.css';

export default function ServiceEntry({ box, props, emit }: WidgetComponentProps<'shell.service-entry'>) {
  const { label, icon = 'headset' } = props;
  return (
    <button {...box} type="button" className={styles.pill} data-tone="primary" onClick={() => emit('tap')}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
