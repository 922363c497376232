import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Icon } from '@/storefront/ui/icons/icon';
import { Tap } from '@/storefront/ui/tap';
import styles from './link.module.css';

export default function Link({ box, props, emit, href }: WidgetComponentProps<'nav.link'>) {
  const { label, icon } = props;
  return (
    <Tap {...box} className={styles.link} href={href('tap')} onTap={() => emit('tap')}>
      {icon !== undefined && <Icon name={icon} size="s" />}
      <span>{label}</span>
    </Tap>
  );
}
