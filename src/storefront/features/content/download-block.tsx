import { useId } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Heading } from '@/storefront/ui/heading';
import { Icon } from '@/storefront/ui/icons/icon';
import styles from './download-block.module.css';

export default function DownloadBlock({ box, props, slots, emit }: WidgetComponentProps<'content.download-block'>) {
  const headingId = useId();
  const { brand } = useStorefront().merchant;
  const { title, text, prompt, homeScreen, homeScreenNote } = props;
  return (
    <section {...box} className={styles.block} aria-labelledby={headingId}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading id={headingId}>{title}</Heading>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          <Button icon="download" onClick={() => emit('prompt')}>
            {prompt}
          </Button>
        </div>
        <span className={styles.phone} aria-hidden="true">
          <img src={brand.icon} alt="" width={56} height={56} />
          <span />
          <span />
          <span />
        </span>
      </div>
      <div className={styles.options}>
        {slots.options}
        {/* The option exists but is never available (HOM-13). */}
        <button type="button" className={styles.option} disabled>
          <Icon name="plus" />
          <span className={styles.name}>
            {homeScreen}
            {homeScreenNote !== undefined && <span className={styles.note}>{homeScreenNote}</span>}
          </span>
        </button>
      </div>
    </section>
  );
}
