import { useStorefront } from '@/storefront/contract/hooks';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Tap } from '@/storefront/ui/tap';
import styles from './logo.module.css';

export default function Logo({ box, props, emit, href }: WidgetComponentProps<'shell.logo'>) {
  const { merchant } = useStorefront();
  const { label, image = merchant.brand.logo, width = 120, height = 32 } = props;
  return (
    <Tap {...box} className={styles.logo} aria-label={label} href={href('tap')} onTap={() => emit('tap')}>
      <img className={styles.full} src={image} alt="" width={width} height={height} />
      {/* A member's header is full, so on a narrow screen the small icon replaces the logo. */}
      <img className={styles.sign} src={merchant.brand.icon} alt="" width={32} height={32} loading="lazy" />
    </Tap>
  );
}
