import type { WidgetComponentProps } from '@/storefront/renderer/manifest';
import { Picture } from '@/storefront/ui/picture';
import styles from './image.module.css';

export default function Image({ props, emit, has }: WidgetComponentProps<'content.image'>) {
  const { src, alt, ratio = '16/9', width = 640, height = 360, fit = 'cover' } = props;
  const picture = <Picture src={src} alt={alt} width={width} height={height} fit={fit} />;
  if (!has('tap')) {
    return (
      <div className={styles.image} data-ratio={ratio}>
        {picture}
      </div>
    );
  }
  return (
    <button type="button" className={styles.image} data-ratio={ratio} onClick={() => emit('tap')}>
      {picture}
    </button>
  );
}
