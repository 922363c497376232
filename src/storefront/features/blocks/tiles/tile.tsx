import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Badge } from '@/storefront/ui/badge';
import { Icon } from '@/storefront/ui/icons/icon';
import { Picture } from '@/storefront/ui/picture';
import { Tap } from '@/storefront/ui/tap';
import styles from './tile.module.css';

export default function Tile({ box, props, emit, href }: WidgetComponentProps<'nav.tile'>) {
  const t = useText();
  const { label, icon = 'star', image, badge = 0, waits = false, tone = 'plain' } = props;
  const count = badge + Number(waits);
  return (
    <Tap
      {...box}
      className={styles.tile}
      data-tone={tone}
      aria-label={count > 0 ? t('widget.badge', { label, count }) : undefined}
      href={href('tap')}
      onTap={() => emit('tap')}
    >
      <span className={styles.figure}>
        {image !== undefined ? (
          <Picture src={image} alt="" name={label} width={48} height={48} />
        ) : (
          <Icon name={icon} />
        )}
        <span className={styles.badge}>
          <Badge count={count} />
        </span>
      </span>
      <span className={styles.label}>{label}</span>
    </Tap>
  );
}
