import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Badge } from '@/storefront/ui/badge';
import { Icon } from '@/storefront/ui/icons/icon';
import ground from '@/storefront/ui/icons/icon-disc.module.css';
import { Tap } from '@/storefront/ui/tap';
import styles from './menu-entry.module.css';

export default function MenuEntry({ box, props, emit, href }: WidgetComponentProps<'shell.menu-entry'>) {
  const t = useText();
  const { label, icon = 'star', badge = 0 } = props;
  return (
    <Tap
      {...box}
      className={styles.entry}
      aria-label={badge > 0 ? t('widget.badge', { label, count: badge }) : undefined}
      href={href('tap')}
      onTap={() => emit('tap')}
      data-closes
    >
      <span className={ground.disc}>
        <Icon name={icon} />
      </span>
      <span className={styles.label}>{label}</span>
      <Badge count={badge} />
    </Tap>
  );
}
