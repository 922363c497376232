import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Heading } from '@/storefront/ui/heading';
import styles from './hero.module.css';

export default function Hero({ box, props, slots }: WidgetComponentProps<'home.hero'>) {
  const { title, text, image, tone = 'split' } = props;
  return (
    <section {...box} className={styles.hero} data-tone={tone} aria-label={title}>
      {image !== undefined && (
        <img className={styles.picture} src={image} alt="" width={360} height={240} fetchPriority="high" />
      )}
      <div className={styles.words}>
        <Heading level={1}>{title}</Heading>
        {text !== undefined && <p>{text}</p>}
      </div>
      {slots.actions !== undefined && <div className={styles.actions}>{slots.actions}</div>}
    </section>
  );
}
