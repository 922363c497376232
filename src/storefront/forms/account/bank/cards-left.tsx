import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import styles from './cards-left.module.css';

type Props = {
  readonly count: number;
  /** How many there may be; nothing is said where the platform does not tell. */
  readonly most: number | undefined;
};

/** Said before another is added, not after it is refused. */
export function CardsLeft({ count, most }: Props) {
  const t = useText();
  const format = useFormat();
  if (most === undefined) return null;
  const key = isFull(count, most) ? 'widget.withdraw.cardsFull' : 'widget.withdraw.cardsLeft';
  return <p className={styles.left}>{t(key, { count: format.number(count), most: format.number(most) })}</p>;
}

export function isFull(count: number, most: number | undefined): boolean {
  return most !== undefined && count >= most;
}

/** A limit of the wire; undefined where it says none. */
export function mostOf(limit: number | string | null | undefined): number | undefined {
  const most = Number(limit ?? 0);
  return Number.isInteger(most) && most > 0 ? most : undefined;
}
