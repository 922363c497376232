import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import styles from './stack.module.css';

export default function Stack({ box, props, slots }: WidgetComponentProps<'layout.stack'>) {
  const { gap = 'm', direction = 'column', align = 'stretch' } = props;
  return (
    <div {...box} className={styles.stack} data-gap={gap} data-direction={direction} data-align={align}>
      {slots.items}
    </div>
  );
}
