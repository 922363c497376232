import { useStorefront } from '@/storefront/renderer/hooks';
import type { WidgetComponentProps } from '@/storefront/renderer/manifest';
import { Button } from '@/storefront/ui/button';
import styles from './bonus.module.css';

export default function Bonus({ props, emit }: WidgetComponentProps<'home.bonus'>) {
  const { symbol } = useStorefront().merchant.locale;
  const { text, action, amount = 7777 } = props;
  return (
    <aside className={styles.bonus} aria-label={`${text} ${symbol}${amount}`}>
      <p className={styles.words}>
        <span>{text}</span>
        <bdi className={styles.amount}>
          {symbol}
          {amount}
        </bdi>
      </p>
      <Button onClick={() => emit('tap')}>{action}</Button>
    </aside>
  );
}
