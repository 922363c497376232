import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import styles from './cards-left.module.css';

type Props = {
  readonly count: number;
  /** The limit; undefined if the platform tells none. */
  readonly most: number | undefined;
};

/** Says before adding how many accounts there are of how many that are possible. */
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

/** A limit that the platform sends; undefined if it sets none. */
export function mostOf(limit: number | string | null | undefined): number | undefined {
  const most = Number(limit ?? 0);
  return Number.isInteger(most) && most > 0 ? most : undefined;
}
