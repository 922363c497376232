import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Heading } from '@/storefront/ui/heading';
import styles from './message.module.css';
import { MessageArt } from './message-art';

export default function Message({ box, props, slots }: WidgetComponentProps<'state.message'>) {
  const { icon, title, text, art = 'not-found' } = props;
  return (
    <section {...box} className={styles.message} aria-label={title}>
      <MessageArt art={art} icon={icon} />
      <div className={styles.title}>
        <Heading level={1}>{title}</Heading>
      </div>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {slots.actions !== undefined && <div className={styles.actions}>{slots.actions}</div>}
    </section>
  );
}
