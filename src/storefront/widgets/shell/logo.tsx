import { useStorefront } from '@/storefront/renderer/hooks';
import type { WidgetComponentProps } from '@/storefront/renderer/manifest';
import styles from './logo.module.css';

export default function Logo({ props, emit }: WidgetComponentProps<'shell.logo'>) {
  const { merchant } = useStorefront();
  const { label, image = merchant.brand.logo, width = 120, height = 32 } = props;
  return (
    <button type="button" className={styles.logo} aria-label={label} onClick={() => emit('tap')}>
      <img className={styles.full} src={image} alt="" width={width} height={height} />
      {/* A member's header is full: there the small sign stands for the logo. */}
      <img className={styles.sign} src={merchant.brand.icon} alt="" width={32} height={32} loading="lazy" />
    </button>
  );
}
