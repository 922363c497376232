import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { IconButton } from '@/storefront/ui/button';
import styles from './back.module.css';

export default function Back({ box, props, emit, href }: WidgetComponentProps<'shell.back'>) {
  return (
    <div {...box} className={styles.back}>
      <IconButton icon="back" label={props.label} href={href('tap')} onClick={() => emit('tap')} />
      {props.title !== undefined && props.title !== '' && <p className={styles.title}>{props.title}</p>}
    </div>
  );
}
