import { usePageId } from '@/storefront/contract/hooks';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Icon } from '@/storefront/ui/icons/icon';
import { Tap } from '@/storefront/ui/tap';
import styles from './footer-entry.module.css';

export default function FooterEntry({ box, props, emit, href }: WidgetComponentProps<'shell.footer-entry'>) {
  const active = usePageId() === props.page;
  const { label, icon, bubble, featured } = props;
  return (
    <Tap
      {...box}
      className={styles.entry}
      data-featured={featured || undefined}
      aria-current={active ? 'page' : undefined}
      href={href('tap')}
      onTap={() => emit('tap')}
    >
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.label}>{label}</span>
      {bubble !== undefined && bubble !== '' && <span className={styles.bubble}>{bubble}</span>}
    </Tap>
  );
}
