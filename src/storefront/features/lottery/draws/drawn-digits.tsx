import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import styles from './drawn-digits.module.css';

type Props = {
  /** Number of the draw, by the wire's name. */
  readonly numero: string;
  /** Digits separated by commas; empty before the first draw. */
  readonly drawn: string | null | undefined;
};

/** The digits of a draw, each on a ball. */
export function DrawnDigits({ numero, drawn: drawnText }: Props) {
  const t = useText();
  const format = useFormat();
  const digits = (drawnText ?? '').split(',').filter((digit) => digit !== '');
  if (digits.length === 0) return null;
  return (
    <span className={styles.drawn}>
      <span className="sr-only">{t('widget.lottery.drawn', { numero })}</span>
      {digits.map((digit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: digits have no identity but their position
        <span key={index} className={styles.digit}>
          {format.digits(digit)}
        </span>
      ))}
    </span>
  );
}
