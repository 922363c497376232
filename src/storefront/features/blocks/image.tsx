import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Picture } from '@/storefront/ui/picture';
import { Tap } from '@/storefront/ui/tap';
import styles from './image.module.css';

export default function Image({ box, props, emit, has, href }: WidgetComponentProps<'content.image'>) {
  const { src, alt, ratio = '16/9', width = 640, height = 360, fit = 'cover', first = false } = props;
  const picture = <Picture src={src} alt={alt} width={width} height={height} fit={fit} priority={first} />;
  if (!has('tap')) {
    return (
      <div {...box} className={styles.image} data-ratio={ratio}>
        {picture}
      </div>
    );
  }
  return (
    <Tap {...box} className={styles.image} data-ratio={ratio} href={href('tap')} onTap={() => emit('tap')}>
      {picture}
    </Tap>
  );
}
