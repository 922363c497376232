import { useFormat } from '@/storefront/platform/languages/use-format';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import styles from './bonus.module.css';

/** The amount if config gives none, as the widget's schema says. */
const defaultBonus = 7777;

export default function Bonus({ box, props, emit, href }: WidgetComponentProps<'home.bonus'>) {
  const { symbol, digits, prize } = useFormat();
  const { text, action, amount } = props;
  const bonus = amount === undefined ? `${symbol}${digits(defaultBonus)}` : prize(amount);
  return (
    <aside {...box} className={styles.bonus} aria-label={`${text} ${bonus}`}>
      <p className={styles.words}>
        <span>{text}</span>
        <bdi className={styles.amount}>{bonus}</bdi>
      </p>
      <Button href={href('tap')} onClick={() => emit('tap')}>
        {action}
      </Button>
    </aside>
  );
}
